import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, media, motion } from '../styles/theme'
import { withUnits } from './ranges'

/** Styles of a `<details>` with a plus that becomes a minus. */
export const disclosure = css`
  & > summary {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 1.5rem;
    padding-block: 1.125rem;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > h3 {
    font-size: 1.125rem;
    letter-spacing: 0;
  }
  & > summary > [data-note] {
    color: ${color.muted};
  }
  &[open] > summary > [data-note] {
    display: none;
  }
  ${media.phone} {
    & > summary:has(> [data-note]) {
      flex-wrap: wrap;
      row-gap: 0.25rem;
    }
    & > summary > h3:has(~ [data-note]) {
      flex: 1 0 calc(100% - 2.5rem);
      min-width: 0;
    }
    & > summary > [data-note] {
      order: 1;
    }
  }
  ${media.tablet} {
    & > summary > [data-note] {
      margin-inline-start: auto;
      max-width: 50%;
      text-align: end;
    }
  }
  & > summary::after {
    content: '';
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    color: ${color.warm};
    background:
      linear-gradient(currentcolor, currentcolor) center / 100% 1.5px no-repeat,
      linear-gradient(currentcolor, currentcolor) center / 1.5px 100% no-repeat;
    transition: rotate ${motion.medium} ${motion.ease};
    /* Forced colours would remove the icon because it is a background. */
    @media (forced-colors: active) {
      color: LinkText;
      forced-color-adjust: none;
    }
    /* In print everything is open. */
    @media print {
      display: none;
    }
  }
  &[open] > summary::after {
    rotate: 90deg;
    background: linear-gradient(currentcolor, currentcolor) center / 1.5px 100% no-repeat;
  }
  ${media.hover} {
    & > summary:hover > h3 {
      color: ${color.action};
    }
  }
`

export const disclosureList = css`
  border-top: 1px solid ${color.line};
  & > details {
    border-bottom: 1px solid ${color.line};
  }
`

interface DisclosureProps {
  title: string
  /** Shown next to or below the title while the content is hidden. */
  note?: string | undefined
  open?: boolean
  children: ReactNode
}

/** A heading that expands its content, without script. */
export function Disclosure({ title, note, open, children }: DisclosureProps) {
  return (
    <details css={disclosure} open={open}>
      <summary>
        <h3>{withUnits(title)}</h3>
        {note && <span data-note>{withUnits(note)}</span>}
      </summary>
      {children}
    </details>
  )
}
