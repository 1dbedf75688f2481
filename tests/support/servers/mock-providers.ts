import type { Page } from '@playwright/test'
import { formEndpoint, mapTiles } from '../../../scripts/form-stub/test-services'

/** Avoids requests to the hosts of tiles, video and form. */
export async function mockProviders(page: Page): Promise<void> {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html lang="en"><title>Player</title><main>Player</main>',
    }),
  )
  await page.route(`${new URL(mapTiles).origin}/**`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  )
  await page.route(`${formEndpoint.origin}/**`, (route) =>
    route.fulfill({ json: { success: true }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
}
