import type { Locator } from '@playwright/test'

/** How visitors press, and whether scripts answer: each way that a control has to work. */
export const waysToPress = [
  { by: 'mouse', javaScriptEnabled: true },
  { by: 'touch', javaScriptEnabled: true },
  { by: 'mouse', javaScriptEnabled: false },
] as const

/**
 * Presses the middle of what is seen of a control: of its label, where the field itself is hidden.
 * A page that is touched needs `hasTouch`.
 */
export function press(target: Locator, by: 'mouse' | 'touch'): Promise<void> {
  return by === 'touch' ? target.tap() : target.click()
}

/**
 * Presses the middle of something that is on the screen. Playwright's own press scrolls even to what
 * sticks to the screen.
 */
export async function pressInPlace(target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed is not on the page.')
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
