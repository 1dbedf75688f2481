/** Thousands of operations on the development server. */
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { writeArticles } from '../../scripts/bench/articles'
import { buildClean } from '../builds/builder'
import { copySmallSite } from '../builds/small-site'
import { runs } from '../levels'
import { startDevelopmentServer } from '../support/servers/development-server'
import { operateRandomly } from './random-operations'

const operations = runs('operations')
/** Another one may be given, to repeat a run that has failed. */
const seed = Number(process.env.SEED ?? Date.now() % 1e6)

for (const articles of [100, 1000])
  test(`${operations} operations on ${articles} articles`, async () => {
    test.setTimeout(6 * 3600_000)
    const copy = await copySmallSite()
    const built = await copySmallSite()
    const build = async () => {
      await buildClean(built, copy.folder)
      return join(built.folder, 'dist')
    }
    await writeArticles(copy.folder, { count: articles })
    const server = await startDevelopmentServer(copy, 9195)
    try {
      console.log(`The seed is ${seed}: SEED=${seed} repeats this run.`)
      const log = (words: string) => console.log(words)
      const wrong = await operateRandomly({
        copy,
        server,
        operations,
        seed,
        pause: 500,
        tabs: 8,
        build,
        log,
      })
      expect(wrong).toEqual([])
    } finally {
      server.stop()
      await copy.remove()
      await built.remove()
    }
  })
