import * as fc from 'fast-check'
import { runs } from '../../../tests/levels'
import { explainAbsence, type VisibilityChoice, visibilityOf } from './visibility'

const day = '2026-06-15'

test.each<[string, VisibilityChoice, published: string, inDevelopment: string]>([
  ['without visibility fields', {}, 'published', 'published'],
  ['a draft', { draft: true }, 'absent', 'published'],
  ['unlisted', { unlisted: true }, 'unlisted', 'unlisted'],
  ['an unlisted draft', { draft: true, unlisted: true }, 'absent', 'unlisted'],
  ['due tomorrow', { publishAt: '2026-06-16' }, 'absent', 'published'],
  ['due today', { publishAt: '2026-06-15' }, 'published', 'published'],
  ['expiring tomorrow', { expireAt: '2026-06-16' }, 'published', 'published'],
  ['expiring today', { expireAt: '2026-06-15' }, 'absent', 'absent'],
  ['a draft that is due', { draft: true, publishAt: '2026-06-01' }, 'absent', 'published'],
])('returns the visibility of an entry: %s', (_name, entry, published, inDevelopment) => {
  expect(visibilityOf(entry, { day })).toBe(published)
  expect(visibilityOf(entry, { day, drafts: true })).toBe(inDevelopment)
})

const days = fc.integer({ min: 1, max: 28 }).map((n) => `2026-06-${String(n).padStart(2, '0')}`)
const entries: fc.Arbitrary<VisibilityChoice> = fc.record(
  { draft: fc.boolean(), publishAt: days, expireAt: days },
  { requiredKeys: [] },
)

test('explainAbsence reports an entry only if it is absent while the other entry is published', () => {
  const future = (today: string) =>
    [...Array(60).keys()].map((n) =>
      new Date(Date.parse(today) + n * 86_400_000).toISOString().slice(0, 10),
    )
  const isThere = (entry: VisibilityChoice, on: string) =>
    visibilityOf(entry, { day: on }) !== 'absent'
  fc.assert(
    fc.property(entries, entries, days, (from, to, today) => {
      const missed = future(today).some((on) => isThere(from, on) && !isThere(to, on))
      expect(explainAbsence(from, to, today) !== undefined).toBe(missed)
    }),
    { numRuns: runs('visibilities') },
  )
})
