import { reportOf, settingsWith } from '../testing/content-fixture'

test.each([
  'https://www.tirtana.example/',
  'https://tirtana.example/site',
  'http://tirtana.example',
  'tirtana.example',
])('siteUrl %s is told what it has to be', (siteUrl) => {
  expect(reportOf({ 'settings.yaml': settingsWith({ siteUrl }) })).toContain(
    `siteUrl is “${siteUrl}”, which is not the address of a host alone: https://, its name, no slash at the end and no path (a folder of the host goes into PATH_PREFIX, see docs/deploying.md). Write, for example: siteUrl: https://www.tirtana.example`,
  )
})

test.each(['Jakarta', 'Asia/Jakata', '+07:00'])(
  'time zone %s is told what it has to be',
  (timeZone) => {
    expect(reportOf({ 'settings.yaml': settingsWith({ timeZone }) })).toContain(
      `timeZone is “${timeZone}”, which is not a time zone (https://en.wikipedia.org/wiki/List_of_tz_database_time_zones). Write, for example: timeZone: Asia/Jakarta`,
    )
  },
)

test.each(['english', 'en_GB', 'en-gb'])('language %s is told what it has to be', (language) => {
  expect(reportOf({ 'settings.yaml': settingsWith({ languages: [language] }) })).toContain(
    `languages[0] is “${language}”, which is not a language, such as en-GB or id. Write, for example:`,
  )
})
