import { caseWith, linesOf, settingsWith } from '../testing/content-fixture'

const caseOf = (title: string, start: string) =>
  caseWith({ title, period: { start, months: 6 }, team: [{ people: 4, role: 'engineers' }] })
const messages = (headcount: number | undefined, secondStart: string) =>
  linesOf({
    'settings.yaml': settingsWith({
      headcount,
      successStories: { domains: ['Payments'], protocols: ['EVM Based'] },
    }),
    'cases/a.mdx': caseOf('One', '2024-01-08'),
    'cases/b.mdx': caseOf('Two', secondStart),
  })
    .filter((line) => line.includes('headcount'))
    .map((line) => line.replace(/:\d+:\d+ ·/, ' ·'))

test('simultaneous cases may not need more people than the headcount', () => {
  expect(messages(8, '2024-06-03')).toEqual([])
  expect(messages(7, '2024-06-03')).toEqual([
    'content/cases/b.mdx · period.start is 2024-06-03, when 8 people worked on cases at once (a, b), but headcount in content/settings.yaml is 7. Write headcount: 8 or more there, or correct the teams or months of these cases.',
  ])
})

test('accepts successive cases, and any cases without a headcount', () => {
  expect(messages(7, '2024-07-01')).toEqual([])
  expect(messages(undefined, '2024-06-03')).toEqual([])
})

test('a role may not last longer than its case', () => {
  const messages = (role: string) =>
    linesOf({
      'cases/a.mdx': caseWith({
        period: { start: '2024-01-08', months: 2 },
        team: [{ people: 1, role }],
      }),
    }).filter((line) => line.includes('role'))
  expect(messages('tester, for ten weeks')).toEqual([])
  expect(messages('tester, for twelve weeks')).toEqual([
    expect.stringMatching(
      /team\[0\]\.role is “tester, for twelve weeks”, but period\.months is 2\. Write a shorter time, or period\.months: 3$/,
    ),
  ])
})
