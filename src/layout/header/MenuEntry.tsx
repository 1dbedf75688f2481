import { css } from '@emotion/react'
import { withPrefix } from 'gatsby'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useContext } from 'react'
import { container } from '../../components/Section'
import { CurrentPath } from '../../site/current-path'
import { useAddress } from '../../site/use-address'
import { color, headerHeight, motion, space } from '../../styles/theme'
import type { MenuEntryProps } from './menu-bar'

const chevron = css`
  margin: -2px;
  transition: rotate ${motion.fast} ease-out;
  [aria-expanded='true'] > & {
    rotate: 180deg;
  }
`

/** A panel across the page, opened by CSS before hydration and by `aria-expanded` afterwards. */
const panel = css`
  position: absolute;
  /* Below the header's hairline. */
  inset: calc(100% + 1px) 0 auto;
  max-height: calc(100vh - ${headerHeight});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: ${space[4]} ${space[3]};
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  visibility: hidden;
  opacity: 0;
  [aria-expanded='true'] + & {
    visibility: visible;
    opacity: 1;
    transition: opacity ${motion.fast} ease-out;
  }
  [data-site-header]:not([data-hydrated]) & {
    transition: visibility 0s 150ms;
    opacity: 1;
  }
  [data-site-header]:not([data-hydrated]) li:hover > & {
    visibility: visible;
    transition-delay: 200ms;
  }
  [data-site-header]:not([data-hydrated]) li:focus-within > & {
    visibility: visible;
    transition-delay: 0s;
  }
`

interface EntryProps extends MenuEntryProps {
  label: string
  /** Index page that the label links to before hydration. */
  to: string
  children: ReactNode
}

/** An entry of the menu bar that opens a panel. */
export function MenuEntry({ item, trigger, panel: ids, label, to: target, children }: EntryProps) {
  const { to } = useAddress(target)
  const isCurrent = useContext(CurrentPath).startsWith(withPrefix(to))
  return (
    <li {...item}>
      <a href={withPrefix(to)} aria-current={isCurrent || undefined} {...trigger}>
        <span>{label}</span>
        <ChevronDown css={chevron} size={16} strokeWidth={2.25} aria-hidden="true" />
      </a>
      <div css={panel} {...ids}>
        <div css={container}>{children}</div>
      </div>
    </li>
  )
}
