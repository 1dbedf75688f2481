import type { ReactNode } from 'react'
import { Diagram } from '../../components/Diagram'
import type { Entry } from '../../content-model/collections/query-results'
import type { BodyNode } from '../../content-model/read/body-tree'
import { renderNodes } from '../article/Body'

interface ServiceDrawing {
  /** `diagram`, otherwise the first diagram or SVG figure of the text, otherwise its first code block. */
  drawing?: ReactNode
  body: BodyNode[]
}

/** Separates a service's drawing from its text. */
export function serviceDrawing({
  diagram,
  body,
}: Pick<Entry<'services'>, 'diagram' | 'body'>): ServiceDrawing {
  if (diagram) return { drawing: <Diagram {...diagram} />, body }
  const drawn = body.find(isDrawing) ?? body.find(isCode)
  if (!drawn) return { body }
  const drawing = renderNodes([drawn], { figures: [] })
  return { drawing, body: body.filter((node) => node !== drawn) }
}

function isDrawing(node: BodyNode): boolean {
  if (typeof node === 'string') return false
  const [type, properties] = node
  return type === 'Diagram' || (type === 'Figure' && properties?.drawing !== undefined)
}

const isCode = ([type]: BodyNode) => type === 'pre'
