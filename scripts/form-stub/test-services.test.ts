import { once } from 'node:events'
import { freePort } from '../machine/ports'
import { listenAt, reservePorts } from './test-services'

test('a test run skips a block if a port is in use or another run holds the block', async () => {
  const start = await freePort()
  const used = await listenAt(start + 3)
  const first = await reservePorts(start)
  const second = await reservePorts(start)
  if (used) await once(used.close(), 'close')
  const third = await reservePorts(start)
  const blocks = [first, second, third].map(({ TEST_PORTS }) => Number(TEST_PORTS) - start)
  expect(blocks).toEqual([10, 20, 0])
  expect(first.GATSBY_FORM_ENDPOINT).toBe(`http://127.0.0.1:${start + 13}/submit`)
})
