import { css } from '@emotion/react'
import type { ComponentProps, ElementType } from 'react'
import { color, font, media, motion, radius } from '../styles/theme'
import { ActionLink } from './links/ActionLink'

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 3rem;
  /* Lets a download and its size fit on one line on phones. */
  padding: 0.625rem clamp(1rem, 2.5vw + 0.4rem, 1.375rem);
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  font: 600 1rem / 1.3 ${font.text};
  text-align: center;
  overflow-wrap: anywhere;
  text-decoration: none;
  transition:
    background-color ${motion.fast} ease-out,
    border-color ${motion.fast} ease-out,
    color ${motion.fast} ease-out;
  &:disabled {
    cursor: progress;
    opacity: 0.7;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
  @media print {
    display: none;
  }
`

export const variants = {
  primary: css`
    ${base};
    background: ${color.action};
    color: ${color.onAction};
    ${media.hover} {
      &:hover {
        background: ${color.actionOver};
      }
    }
  `,
  quiet: css`
    ${base};
    border-color: ${color.edge};
    color: ${color.ink};
    ${media.hover} {
      &:hover {
        border-color: ${color.ink};
        background: ${color.wash};
      }
    }
  `,
}

type Props<T extends ElementType> = ComponentProps<T> & { variant?: keyof typeof variants }

/** A link styled as a button. Analytics count its clicks. */
export function ButtonLink({ variant = 'primary', ...rest }: Props<typeof ActionLink>) {
  return <ActionLink css={variants[variant]} data-cta {...rest} />
}

export function Button({ variant = 'primary', type = 'button', ...rest }: Props<'button'>) {
  return <button type={type} css={variants[variant]} {...rest} />
}
