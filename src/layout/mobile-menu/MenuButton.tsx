import { css } from '@emotion/react'
import { withPrefix } from 'gatsby'
import Menu from 'lucide-react/icons/menu'
import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { loadDialog } from '../../hydration/navigation/pending-click'
import { useHydrated } from '../../hydration/use-hydrated'
import type { Navigation } from '../../site/navigation'
import { clickOnSpace, onUnmodifiedClick } from '../../site/unmodified-click'
import { useAddress } from '../../site/use-address'
import { clickableSquare } from '../../styles/parts'
import { color } from '../../styles/theme'
import type { DrawerProps } from './drawer'

const hamburger = css`
  ${clickableSquare};
  /* Aligns the icon with the edge of the page's text. */
  margin-inline-end: -10px;
  color: ${color.ink};
`

/** List of all links, for visitors without the drawer. */
const menuPage = '/menu'

/** A second click this soon belongs to a double click (milliseconds). */
const doubleClickInterval = 400

/** The hamburger button. Before hydration, it links to `menuPage`. */
export function MenuButton({ navigation }: { navigation: Navigation }) {
  const page = withPrefix(useAddress(menuPage).to)
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>()
  const closedAt = useRef(Number.NEGATIVE_INFINITY)

  async function click({ detail }: MouseEvent): Promise<void> {
    // Ignore the second half of a double click on the close button in the same
    // place. Keyboard clicks have `detail` 0.
    if (detail > 0 && performance.now() - closedAt.current < doubleClickInterval) return
    const loaded = await loadDialog(() => import('./MobileMenu'), page)
    if (!loaded) return
    setDrawer(() => loaded.MobileMenu)
    setIsOpen(true)
  }

  function close(byButton: boolean): void {
    if (byButton) closedAt.current = performance.now()
    setIsOpen(false)
  }

  return (
    <>
      <a
        href={page}
        css={hamburger}
        aria-label={navigation.words.header.menu}
        data-scripted
        {...(isHydrated && { role: 'button', 'aria-expanded': isOpen, 'aria-haspopup': 'dialog' })}
        onClick={onUnmodifiedClick(click)}
        onKeyDown={clickOnSpace}
      >
        <Menu size={24} strokeWidth={1.5} aria-hidden="true" />
      </a>
      {Drawer && <Drawer isOpen={isOpen} onClose={close} navigation={navigation} />}
    </>
  )
}
