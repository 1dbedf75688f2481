import { expect, type Page, test } from '@playwright/test'
import { drawer, entry, openDrawer, phone, title } from '../support/drawer'
import { swipe, visit } from '../support/visit'

test.use(phone)

test.beforeEach(async ({ page }) => {
  await visit(page)
  await openDrawer(page)
})

test('the drawer closes after a drag by a quarter of its width or faster than 0.4 px/ms', {
  tag: '@full',
}, async ({ page }) => {
  await drag(page, { by: 70, during: 900 })
  await expect(drawer(page)).toHaveAttribute('open')
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBeCloseTo(0, 0)
  await expect(drawer(page)).toBeVisible()

  await drag(page, { by: 110, during: 900 })
  await expect(drawer(page)).toBeHidden()

  await openDrawer(page)
  await drag(page, { by: 80, during: 100 })
  await expect(drawer(page)).toBeHidden()
})

test('the drawer follows the pointer, and a drag never clicks', { tag: '@full' }, async ({
  page,
}) => {
  await page.mouse.move(100, 300)
  await page.mouse.down()
  await page.mouse.move(150, 300)
  expect((await drawer(page).boundingBox())?.x).toBeCloseTo(50, 0)
  await page.mouse.move(60, 300)
  expect((await drawer(page).boundingBox())?.x).toBeCloseTo(0, 0)
  await page.mouse.up()
  await expect(drawer(page)).toBeVisible()

  await page.mouse.move(100, 300)
  await page.mouse.down()
  await page.mouse.move(104, 340, { steps: 4 })
  await page.mouse.move(300, 340, { steps: 4 })
  await page.mouse.up()
  await expect(drawer(page)).toBeVisible()
  await expect(title(page)).toHaveText('Menu')

  const about = await drawer(page).getByRole('link', { name: 'Our crew' }).boundingBox()
  await drag(page, { by: 20, during: 900, y: (about?.y ?? 0) + 10 })
  await entry(page, 'Services').tap()
  await expect(title(page)).toHaveText('Services')
  await expect(page).toHaveURL('/')
})

test('a finger can drag the drawer', { tag: '@full' }, async ({ page }) => {
  await swipe(page, { x: 80, y: 400 }, { x: 180, y: 0 })
  await expect(drawer(page)).toBeHidden()
})

/** Timestamps make the speed independent of the machine. */
async function drag(
  page: Page,
  { by, during, y = 40 }: { by: number; during: number; y?: number },
): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const start = Date.now()
  const steps = 6
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', step: number) =>
    client.send('Input.dispatchMouseEvent', {
      type,
      x: 100 + (by * step) / steps,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      timestamp: (start + (during * step) / steps) / 1000,
    })
  await mouse('mousePressed', 0)
  for (let step = 1; step <= steps; step++) await mouse('mouseMoved', step)
  await mouse('mouseReleased', steps)
}
