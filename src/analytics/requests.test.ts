import { startAnalyticsHost } from '../../tests/support/servers/analytics-host'
import { type Hit, hitRequest } from './requests'

const hit: Hit = {
  title: 'About us',
  url: 'https://www.example.com/about',
  referrer: 'https://search.example/',
}

/** Sends hits to a loopback host and returns the received fields. */
async function received(service: 'plausible' | 'matomo', hits: readonly Hit[]) {
  const host = await startAnalyticsHost()
  try {
    for (const hit of hits) {
      const { address, body } = hitRequest({ service, host: host.address, site: '7' }, hit)
      expect((await fetch(address, { method: 'POST', body })).status).toBe(202)
    }
    return host.hits.map(({ fields }) => fields)
  } finally {
    host.close()
  }
}

test('Plausible receives page views and events', async () => {
  const { url, referrer } = hit
  const shared = { domain: '7', url, referrer }
  expect(await received('plausible', [hit, { ...hit, event: 'PDF opened' }])).toEqual([
    { ...shared, name: 'pageview' },
    { ...shared, name: 'PDF opened' },
  ])
})

test('Matomo receives page views and events', async () => {
  const shared = {
    idsite: '7',
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: hit.url,
    urlref: hit.referrer,
  }
  expect(await received('matomo', [hit, { ...hit, event: 'PDF opened' }])).toEqual([
    { ...shared, action_name: 'About us' },
    { ...shared, e_c: 'Site', e_a: 'PDF opened', e_n: '/about', ca: '1' },
  ])
})
