import type { Locator } from '@playwright/test'

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
  await target.page().mouse.click(...(await middleOf(target)))
}

/** Taps the middle of an element that is on the screen, without scrolling. Its page needs `hasTouch`. */
export async function tapInPlace(target: Locator): Promise<void> {
  await target.page().touchscreen.tap(...(await middleOf(target)))
}

async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed is not on the page.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}
