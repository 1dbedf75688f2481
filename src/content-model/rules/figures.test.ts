import {
  adviceOf,
  article,
  card,
  industry,
  page,
  person,
  reportOf,
} from '../testing/content-fixture'

const uptime = { value: '99.9%', label: 'uptime' }
const method = 'Minutes in which a probe got an answer.'

test('advises on figures, numbered cards and texts without a counting method', () => {
  const words = ['description: Words.', 'icon: blocks']
  const text = `<Statistics items={[{ value: "12", label: "bridges" }, { value: "9", label: "nodes", method: "${method}" }]} />`
  const advice = adviceOf({
    ...person,
    'articles/a.mdx': article('Ledgers', [], text),
    'industries/a.mdx': industry(uptime, { ...uptime, label: 'at night', method }),
    'track-record/a.mdx': card('title: 12 mainnets', ...words),
    'track-record/b.mdx': card('title: Mainnets', ...words),
    'track-record/c.mdx': card('title: 9 bridges', `method: ${method}`, ...words),
  })
  const example =
    'for example: method: "Endpoints that answered a client in the quarter, from the gateways’ logs."'
  expect(advice.filter((line) => line.includes('counted'))).toEqual([
    `content/articles/a.mdx:9:23 · The page does not explain how “12 bridges” was counted. Write the method next to items[0].value, ${example}`,
    `content/industries/a.mdx:8:5 · The page does not explain how “99.9% uptime” was counted. Write the method next to stats[0].value, ${example}`,
    `content/track-record/a.mdx:2:1 · The page does not explain how “12 mainnets” was counted. Write the method next to title, ${example}`,
  ])
})

test('rejects a counting date in the future, in fields and in texts', () => {
  const tomorrow = { ...uptime, method, asOf: '2999-01-01' }
  expect(reportOf({ 'industries/a.mdx': industry(uptime, tomorrow) })).toMatch(
    /^content\/industries\/a\.mdx:13:5 · stats\[1\]\.asOf is 2999-01-01, but today is \d{4}-\d\d-\d\d\. A counting date cannot be in the future: write the last day of the count\.$/m,
  )
  const text = `<Statistics items={[{ value: "12", label: "bridges", method: "${method}", asOf: "2999-01-01" }]} />`
  expect(reportOf({ ...person, 'articles/a.mdx': article('Ledgers', [], text) })).toMatch(
    /^content\/articles\/a\.mdx:9:23 · asOf is 2999-01-01, but today is /m,
  )
})

test('reports the page of figures if no figure has a counting method', () => {
  const files = { 'pages/how-we-count.mdx': page('How we count') }
  expect(reportOf({ ...files, 'industries/a.mdx': industry(uptime, uptime) })).toContain(
    'content/pages/how-we-count.mdx:1:1 · This page lists how figures were counted, but no figure has a method. Write the method of a figure, or remove this file, which also removes the links to /how-we-count.',
  )
  const counted = industry(uptime, { ...uptime, method })
  expect(reportOf({ ...files, 'industries/a.mdx': counted })).toBe('no problems')
})
