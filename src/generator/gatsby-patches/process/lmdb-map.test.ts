import { resultOf } from '../testing'

/** The number of maps of Gatsby's database that have pages in memory, after it has grown in many steps. */
const maps = (patched: boolean) =>
  resultOf(`
    if (${patched}) patch('process/lmdb-map.cjs')
    const { readFileSync } = require('node:fs')
    const { setupLmdbStore } = require('gatsby/dist/datastore/lmdb/lmdb-datastore')
    const data = setupLmdbStore({ dbPath: process.cwd() + '/nodes' })
    const { store } = require('gatsby/dist/redux')
    const { randomBytes } = require('node:crypto')
    for (let step = 0; step < 20; step += 1) {
      for (let number = 0; number < 100; number += 1) {
        const id = step + ' ' + number
        const internal = { type: 'Text', counter: 1, owner: 'any-plugin' }
        const payload = { id, parent: null, children: [], internal, text: randomBytes(8000).toString('hex') }
        store.dispatch({ type: 'CREATE_NODE', payload })
      }
      await data.ready()
      for (const node of data.iterateNodesByType('Text')) void node
    }
    const all = readFileSync('/proc/self/smaps', 'utf8').split(/\\n(?=[0-9a-f]+-[0-9a-f]+ )/)
    const ofNodes = all.filter((map) => map.includes('/nodes/data.mdb'))
    return ofNodes.filter((map) => Number(/^Rss: +(\\d+)/m.exec(map)?.[1]) > 1000).length`)

const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('the database is mapped once, however much it grows', () => {
  expect(maps(false)).toBeGreaterThan(1)
  expect(maps(true)).toBe(1)
})
