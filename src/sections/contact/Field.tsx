import { css } from '@emotion/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import type { FieldName } from '../../contact/inquiry'
import { arrowAtEnd, mutedSmall } from '../../styles/parts'
import { color, media, motion, radius, size, space } from '../../styles/theme'

const field = css`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  & > div {
    ${arrowAtEnd};
  }
  & input,
  & select,
  & textarea {
    width: 100%;
    min-height: 3rem;
    padding: 0.6875rem 0.875rem;
    border: 1px solid ${color.edge};
    border-radius: ${radius.medium};
    background: ${color.paper};
    font-size: 1.0625rem;
    line-height: 1.45;
    /* Keeps the label visible when the focus scrolls to the field. */
    scroll-margin-top: 3rem;
    transition: border-color ${motion.fast} ease-out;
  }
  & textarea {
    resize: vertical;
    min-height: 8rem;
  }
  & select {
    appearance: none;
    padding-inline-end: 2.75rem;
    text-overflow: ellipsis;
  }
  & select:disabled {
    opacity: 1;
  }
  & :is(input, textarea):read-only,
  & select:disabled {
    color: ${color.muted};
    background: ${color.wash};
  }
  ${media.hover} {
    & :is(input, select, textarea):hover {
      border-color: ${color.ink};
    }
  }
  & [aria-invalid='true'] {
    border-color: ${color.alert};
    box-shadow: inset 0 0 0 1px ${color.alert};
  }
  & :focus-visible {
    border-color: ${color.ink};
    outline-offset: 0;
    border-radius: ${radius.medium};
    box-shadow: none;
  }
`

const heading = css`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space[2]};
  & > label {
    font-weight: 600;
  }
  & > span {
    ${mutedSmall};
  }
`

const hintLine = css`
  color: ${color.muted};
  line-height: 1.5;
`

const correctionLine = css`
  display: flex;
  gap: 0.5rem;
  color: ${color.alert};
  font-size: ${size.small};
  font-weight: 600;
  line-height: 1.4;
  & > svg {
    margin-top: 0.1em;
  }
`

interface ControlAttributes {
  id: string
  name: FieldName
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldProps {
  name: FieldName
  label: string
  /** Text that marks the field as optional. */
  optional?: string
  hint?: string | null | undefined
  /** Validation message. */
  correction?: string
  choice?: boolean
  help?: ReactNode
  children: (attributes: ControlAttributes) => ReactNode
}

export function Field({
  name,
  label,
  optional,
  hint,
  correction,
  choice,
  help,
  children,
}: FieldProps) {
  const id = `inquiry-${name}`
  const [word, advice] = [optional && `${id}-optional`, hint && `${id}-hint`]
  const error = correction && `${id}-error`
  return (
    <div css={field}>
      <span css={heading}>
        <label htmlFor={id}>{label}</label>
        {word && <span id={word}>{optional}</span>}
      </span>
      {advice && (
        <p id={advice} css={hintLine}>
          {hint}
        </p>
      )}
      <div>
        {children({
          id,
          name,
          'aria-invalid': Boolean(correction),
          'aria-describedby': [word, advice, error].filter(Boolean).join(' ') || undefined,
        })}
        {choice && <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />}
      </div>
      {error && (
        <p id={error} css={correctionLine}>
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{correction}</span>
        </p>
      )}
      {help}
    </div>
  )
}
