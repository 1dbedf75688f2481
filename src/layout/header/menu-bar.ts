import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { shellId } from '../../content-model/addresses/shell-id'
import { useHydrated } from '../../hydration/use-hydrated'
import { onUnmodifiedClick } from '../../site/unmodified-click'
import { dismissOnLeave } from './dismiss-on-leave'
import { moveFocus } from './menu-keys'

/** In milliseconds. */
const delays = { open: 200, skip: 300, close: 150 }

/**
 * Runs the header's menus, which open on hover, click or an arrow key.
 * @param pathname the open menu closes when it changes
 */
export function useMenuBar(pathname: string) {
  // Before hydration, CSS controls the menus.
  const isHydrated = useHydrated()
  const [shown, setShown] = useState<{ menu: string; pathname: string }>()
  const open = shown?.pathname === pathname ? shown.menu : undefined
  const timer = useRef<number | undefined>(undefined)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  /** A menu opened by click stays open; after hover, it follows the pointer. */
  const openedByClick = useRef(false)

  function after(delay: number, action: () => void): void {
    clearTimeout(timer.current)
    if (delay === 0) action()
    else timer.current = window.setTimeout(action, delay)
  }

  function show(name: string, byClick: boolean): void {
    clearTimeout(timer.current)
    openedByClick.current = byClick
    setShown({ menu: name, pathname })
  }

  function close(): void {
    clearTimeout(timer.current)
    closedAt.current = performance.now()
    setShown(undefined)
    // A hidden panel cannot keep the focus.
    const menu = document.activeElement?.closest<HTMLElement>('[data-menu]')
    if (menu) focusTrigger(menu)
  }

  useEffect(() => {
    // Open the menu that CSS already shows, to avoid a change.
    const menu = document.querySelector<HTMLElement>('[data-menu]:is(:hover, :focus-within)')
      ?.dataset.menu
    if (menu) setShown({ menu, pathname: location.pathname })
    return () => clearTimeout(timer.current)
  }, [])

  // A layout effect, to handle Escape as soon as the panel is visible.
  useLayoutEffect(() => {
    if (open === undefined) return
    const menu = document.querySelector<HTMLElement>(`[data-menu="${open}"]`)
    if (!menu) return
    return dismissOnLeave(menu, (returnsFocus) => {
      close()
      // A menu opened by hover also returns the focus, unless it is elsewhere.
      if (returnsFocus) focusTrigger(menu)
    })
  })

  const entry = (name: string) => ({
    item: {
      'data-menu': name,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return
        if (open === name) return clearTimeout(timer.current)
        const skips = open !== undefined || performance.now() - closedAt.current < delays.skip
        after(skips ? 0 : delays.open, () => show(name, false))
      },
      onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) => {
        if (pointerType === 'touch') return
        clearTimeout(timer.current)
        const isByKeyboard = currentTarget.querySelector(':focus-visible')
        if (open === name && !openedByClick.current && !isByKeyboard) after(delays.close, close)
      },
    },
    // A link to the index page before hydration, then a button.
    trigger: {
      'data-scripted': true,
      'aria-controls': shellId(`menu-${name}`),
      ...(isHydrated && { role: 'button', 'aria-expanded': open === name }),
      onClick: onUnmodifiedClick(() => {
        // The first click on a menu opened by hover keeps it open.
        if (open === name && openedByClick.current) close()
        else show(name, true)
      }),
    },
    panel: { id: shellId(`menu-${name}`) },
  })

  const onKeyDown = (event: KeyboardEvent) => moveFocus(event, (name) => show(name, true))
  return { isHydrated, entry, onKeyDown }
}

export type MenuEntryProps = ReturnType<ReturnType<typeof useMenuBar>['entry']>

function focusTrigger(menu: Element): void {
  menu.querySelector<HTMLElement>('[aria-controls]')?.focus({ preventScroll: true })
}
