import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/Button'
import type {
  MdxComponentName,
  MdxComponentProps,
} from '../../content-model/collections/components'
import { columnsFrom } from '../../styles/columns'
import { color, media, radius, space } from '../../styles/theme'

export type Props<N extends MdxComponentName> = MdxComponentProps<N> & { children?: ReactNode }

const callout = css`
  border-inline-start: 3px solid ${color.action};
  background: ${color.wash};
  padding: ${space[2]} ${space[3]};
  &[data-kind='warning'] {
    border-color: ${color.warm};
  }
  &[data-kind='tip'] {
    border-color: ${color.accent};
  }
`

/**
 * A highlighted remark; text-labels.ts adds missing titles. The role is `note`
 * because landmarks need unique names, and titles may repeat.
 */
export function Callout({ kind, title, children }: Props<'Callout'>) {
  return (
    <aside css={callout} role="note" data-kind={kind} aria-label={title}>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </aside>
  )
}

const callToAction = css`
  ${columnsFrom(media.tablet, 'minmax(0, 1fr) auto')};
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.medium};
`

export function CallToAction({ title, description, button }: Props<'CallToAction'>) {
  return (
    <aside css={callToAction} role="note" aria-label={title}>
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        {description && <p>{description}</p>}
      </div>
      <ButtonLink to={button.link} variant="quiet">
        {button.text}
      </ButtonLink>
    </aside>
  )
}

const bar = css`
  padding: 0.1em 0.5em;
  background: ${color.ink};
  color: ${color.paper};
  font-size: 0.8125em;
  /* Without backgrounds, as in print and forced colours, only the outline remains. */
  outline: 1px solid ${color.ink};
  outline-offset: -1px;
`

/** A bar that hides confidential text and names its kind. */
export function Redacted({ what }: Props<'Redacted'>) {
  return <mark css={bar}>{what}</mark>
}
