import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { company } from '../support/servers/company'

const formerWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const headers = { 'Content-Type': 'text/html' }
  if (event.request.mode === 'navigate') event.respondWith(new Response('the former site', { headers }))
})`
const formerPage = `<script>navigator.serviceWorker.register('/sw.js')</script>`

test('the service worker of a former site is removed', { tag: '@full' }, async ({ page }) => {
  let isMoved = false
  const server = createServer(({ url }, response) => {
    const isWorker = url === '/sw.js'
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html')
    if (isWorker) response.end(isMoved ? readBuilt() : formerWorker)
    else response.end(isMoved ? 'the new site' : formerPage)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect(page.locator('body')).toHaveText('the former site')
  isMoved = true
  await page.reload()
  await expect(page.locator('body')).toHaveText('the new site')
  await page.reload()
  await expect(page.locator('body')).toHaveText('the new site')
  server.closeAllConnections()
  server.close()
})

const readBuilt = () => readFileSync(join(company.dist, 'sw.js'))
