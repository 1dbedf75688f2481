import type { ReactNode } from 'react'
import { Diagram } from '../../components/Diagram'
import type { Entry } from '../../content-model/collections/query-results'
import type { BodyNode } from '../../content-model/read/body-tree'
import { bodyComponents } from '../article/body-components'

interface ServiceDrawing {
  /** `diagram`, otherwise the first diagram or SVG figure of the text. */
  drawing?: ReactNode
  body: BodyNode[]
}

/** Separates a service's drawing from its text. */
export function serviceDrawing({
  diagram,
  body,
}: Pick<Entry<'services'>, 'diagram' | 'body'>): ServiceDrawing {
  if (diagram) return { drawing: <Diagram {...diagram} />, body }
  const drawn = body.find(isDrawing)
  if (!Array.isArray(drawn)) return { body }
  const [type, properties] = drawn
  const Drawing = bodyComponents[type] ?? 'figure'
  return { drawing: <Drawing {...properties} />, body: body.filter((node) => node !== drawn) }
}

function isDrawing(node: BodyNode): boolean {
  if (typeof node === 'string') return false
  const [type, properties] = node
  return type === 'Diagram' || (type === 'Figure' && properties?.drawing !== undefined)
}
