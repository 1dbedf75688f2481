import { article, linesOf, reportOf, settingsWith } from '../testing/content-fixture'

const host =
  'a host address: https:// and a name, without a path or a slash at the end (a folder of the host goes into PATH_PREFIX, see docs/deploying.md)'
const timeZone = 'a time zone (https://en.wikipedia.org/wiki/List_of_tz_database_time_zones)'

test.each([
  ['siteUrl', 'https://tirtana.example/site', host],
  ['timeZone', 'Jakarta', timeZone],
  ['timeZone', 'Asia/Jakata', timeZone],
  ['timeZone', '+07:00', timeZone],
  ['email', 'hello', 'an email address'],
])('rejects an invalid %s (%s) and explains the valid form', (field, value, form) => {
  expect(reportOf({ 'settings.yaml': settingsWith({ [field]: value }) })).toContain(
    `${field} is “${value}”, which is not ${form}. Write, for example: ${field}: `,
  )
})

test.each([
  ['siteUrl', 'https://www.rantara.example/', 'https://www.rantara.example'],
  ['siteUrl', 'http://rantara.example', 'https://rantara.example'],
  ['siteUrl', 'www.rantara.example', 'https://www.rantara.example'],
  ['email', 'mailto:hello@rantara.example', 'hello@rantara.example'],
  ['headcount', '1,240', '1240'],
  ['headcount', '1.240', '1240'],
  ['headcount', '120+', '120'],
  ['articlesPerPage', '20', '20'],
  ['articlesPerPage', '+20', '20'],
])('names the %s that “%s” means', (field, value, right) => {
  const report = reportOf({ 'settings.yaml': settingsWith({ [field]: value }) })
  expect(report).toContain(`${field} is “${value}”, `)
  expect(report).toMatch(new RegExp(`Write: ${field}: ${right}$`))
})

const monday = { days: ['Monday'], opens: '09:00', closes: '17:00' }

test.each<[field: string, value: string, right: string]>([
  ['opens', '9:00', 'opens: 09:00'],
  ['opens', '09.00', 'opens: 09:00'],
  ['opens', '12 am', 'opens: 00:00'],
  ['closes', '5:30 pm', 'closes: 17:30'],
  ['closes', '17.30 WIB', 'closes: 17:30'],
  ['days', 'Monday–Friday', 'days: [Monday, Tuesday, Wednesday, Thursday, Friday]'],
  ['days', 'Sen, Rabu', 'days: [Monday, Wednesday]'],
])('names the %s that “%s” in the opening hours means', (field, value, right) => {
  const openingHours = [{ ...monday, [field]: value }]
  expect(reportOf({ 'settings.yaml': settingsWith({ openingHours }) })).toContain(
    `${field} is “${value}”, `,
  )
  expect(reportOf({ 'settings.yaml': settingsWith({ openingHours }) })).toMatch(`Write: ${right}`)
})

test('names the embed of a video and the path of a page', () => {
  const embedUrl = 'https://youtu.be/dQw4w9WgXcQ?si=1'
  expect(reportOf({ 'settings.yaml': settingsWith({ video: { embedUrl } }) })).toContain(
    'Write: embedUrl: https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  )
  expect(
    reportOf({ 'settings.yaml': settingsWith({ header: [{ page: 'Portfolio' }] }) }),
  ).toContain('Write: page: /portfolio')
})

test('rejects an invalid language tag, and reports no consequences', () => {
  const files = {
    '../addresses.txt': '/id/blog/category/strategy\n',
    'articles/a.id.mdx': article('A'),
    'settings.yaml': settingsWith({ languages: ['en_GB', 'id'] }),
  }
  expect(linesOf(files).filter((line) => !line.includes('articles'))).toEqual([
    expect.stringMatching(
      /languages\[0\] is “en_GB”, which is not a language, such as en-GB or id. Write: - en-GB$/,
    ),
  ])
})
