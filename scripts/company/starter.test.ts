import { page, settingsWith, writeContent } from '../../src/content-model/testing/content-fixture'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { startingTexts } from './starter'

test('replaces the reply time of the sample on the page after sending a message', () => {
  const file = 'content/pages/thank-you.mdx'
  const files = {
    'settings.yaml': settingsWith({ languages: ['en-GB'], replyPromise: 'two tides' }),
    'pages/thank-you.mdx': `${page('Sent')}We answer within two tides.\n`,
  }
  const root = writeContent(files, testFolder())
  const company = { brand: 'A', legalName: 'B', siteUrl: 'https://a.example', email: 'a@a.example' }
  const beginning = { company, languages: ['en-GB'], today: '2026-01-01' }
  const text = startingTexts(root, [file], beginning).get(file)
  expect(text).toContain('We answer within TODO How soon you answer an inquiry.\n')
  expect(text).toContain('title: Sent\n')
})
