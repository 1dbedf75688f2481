import { service } from '../../testing/choosing-fixture'
import { linesOf, offering, settingsWith } from '../../testing/content-fixture'

const terms = (own: string) =>
  offering('We build.').replace(
    'icon:',
    `terms: { ${own}, endsWith: A note, bandFor: the whole, movedBy: [Size], excludes: [Travel] }\nicon:`,
  )
const process = (title: string) =>
  `process: { title: ${title}, description: In order., steps: [{ title: Map, description: We map., items: [A map] }, { title: Do, description: We do., items: [A thing] }] }`
const sold = (own: string) => service('A').replace('\nhero:', `\nofferings: [a]\n${own}\nhero:`)

const withoutPlace = (line: string) => line.replace(/:\d+:\d+ ·/, ' ·')

describe('the price of an offering', () => {
  const budgets = [
    { budget: 'small', label: '$10k – $50k', inPrices: 'Rp160–810 million' },
    { budget: 'large', label: '$150k+', inPrices: 'from Rp2.4 billion' },
  ]
  const messages = (price: string) =>
    linesOf({
      'settings.yaml': settingsWith({ budgets }),
      'offerings/a.mdx': terms(`length: Ten days, price: ${price}, band: small`),
    })

  test('inside its band is accepted', () => {
    expect(messages('Rp180–300 million')).toEqual([])
  })

  test('outside its band is reported with the right band', () => {
    expect(messages('Rp2.5–3.6 billion').map(withoutPlace)).toEqual([
      'content/offerings/a.mdx · terms.price is “Rp2.5–3.6 billion”, but its band small is “Rp160–810 million” in content/settings.yaml. Write band: large, or correct the price.',
    ])
  })
})

describe('the process of a service', () => {
  const messages = (length: string, own: string) =>
    linesOf({
      'offerings/a.mdx': terms(`length: ${length}, price: Rp25 million`),
      'services/a.mdx': sold(own),
    }).map(withoutPlace)

  test('may not be longer than its offerings', () => {
    expect(messages('1–3 weeks', process('A six-week plan'))).toEqual([
      'content/services/a.mdx · process.title is “A six-week plan”, but a (1–3 weeks), which clients buy for this service, takes less time. Write a shorter length, name a longer offering, or add the rest to quotedSeparately, for example: - { title: The other stages, length: Three weeks, price: Rp250 million }',
    ])
  })

  test.each([
    ['1–3 weeks', process('A three-week plan')],
    ['Three months or more', process('A year')],
    ['As agreed', process('A six-week plan')],
    [
      '1–3 weeks',
      `${process('A six-week plan')}\nquotedSeparately: [{ title: The rest, length: Three weeks, price: Rp5 million }]`,
    ],
  ])('has no diagnostics with an offering of %s and %s', (length, own) =>
    expect(messages(length, own)).toEqual([]),
  )
})
