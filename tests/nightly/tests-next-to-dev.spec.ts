import { expect, test } from '@playwright/test'
import { startDevelopmentServer } from '../support/servers/development-server'
import { copyRepository } from '../support/site-copy'

test('npm test runs while npm run dev runs in the same folder', async ({ request }) => {
  const copy = await copyRepository({ content: 'of the tests' })
  const server = await startDevelopmentServer(copy)
  try {
    const tests = await copy.run('npm', ['test', '--', 'tests/site/words.spec.ts'])
    expect(tests.output).toContain('npm run dev is running, so the site is built in a copy')
    expect(tests.status, tests.output).toBe(0)
    expect((await request.get(server.address)).ok()).toBe(true)
  } finally {
    server.stop()
    await copy.remove()
  }
})
