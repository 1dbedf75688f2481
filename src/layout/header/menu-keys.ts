import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { keyAlong } from '../../language/mirrored'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Handles keys as in the ARIA disclosure navigation pattern. Left and Right move along the bar,
 * Down into and through a menu, and Up back to its label. Space clicks links with the button role.
 * @param open opens the menu with this `data-menu` name
 */
export function moveFocus(event: KeyboardEvent, open: (name: string) => void): void {
  const { key, target, currentTarget } = event
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
  if (key === ' ' && target.getAttribute('role') === 'button') {
    event.preventDefault()
    target.click()
    return
  }
  const next = nextFocus(keyAlong(key), target, currentTarget, open)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nextFocus(
  key: string,
  target: HTMLElement,
  bar: Element,
  open: (name: string) => void,
): HTMLElement | undefined {
  const menu = target.closest<HTMLElement>('[data-menu]')
  const trigger = menu?.querySelector<HTMLElement>('[aria-controls]')
  const isOnBar = !menu || target === trigger
  if (isOnBar) {
    if (menu && key === 'ArrowDown') {
      flushSync(() => open(menu.dataset.menu ?? ''))
      return focusables(menu)[1]
    }
    if (key === 'ArrowUp' || key === 'ArrowDown') return undefined
    return elementForKey(key, target, [...bar.querySelectorAll<HTMLElement>(':scope > li > a')])
  }
  const detail = target.closest('[data-detail]')
  if (detail) return elementForKey(key, target, focusables(detail), detail.previousElementSibling)
  const details = target.nextElementSibling
  if (key === 'ArrowRight' && details?.matches('[data-detail]')) {
    flushSync(() => target.click())
    return focusables(details)[0]
  }
  const choices = focusables(menu).filter((element) => !element.closest('[data-detail]'))
  return elementForKey(key, target, choices.slice(1), trigger)
}

/**
 * Returns the element to which a key moves the focus.
 * @param parent target of a step back from the first element
 */
function elementForKey(
  key: string,
  current: HTMLElement,
  elements: HTMLElement[],
  parent?: Element | null,
): HTMLElement | undefined {
  if (key === 'Home') return elements[0]
  if (key === 'End') return elements.at(-1)
  const step = steps[key]
  if (step === undefined) return undefined
  const index = elements.indexOf(current) + step
  return index < 0 && parent instanceof HTMLElement ? parent : elements[index]
}

function focusables(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (element) => getComputedStyle(element).visibility === 'visible',
  )
}
