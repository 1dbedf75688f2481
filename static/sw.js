/**
 * Takes the place of a former site's service worker, which would show that site's pages for ever: empties its
 * caches, unregisters, and loads the open pages anew.
 */
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(giveWay()))

async function giveWay() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  for (const page of await clients.matchAll({ type: 'window' })) await page.navigate(page.url)
}
