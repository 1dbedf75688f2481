import type { Locator } from '@playwright/test'

/** Combinations of input method and JavaScript in which a control has to work. */
export const waysToPress = [
  { by: 'mouse', javaScriptEnabled: true },
  { by: 'touch', javaScriptEnabled: true },
  { by: 'mouse', javaScriptEnabled: false },
] as const

/**
 * Clicks or taps the middle of a visible control, or of its label where the field itself is hidden.
 * Taps need a page with `hasTouch`.
 */
export function press(target: Locator, by: 'mouse' | 'touch'): Promise<void> {
  return by === 'touch' ? target.tap() : target.click()
}

/**
 * Clicks the middle of an element that is on the screen, without scrolling. Playwright's own click
 * scrolls even to sticky elements.
 */
export async function pressInPlace(target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed is not on the page.')
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
