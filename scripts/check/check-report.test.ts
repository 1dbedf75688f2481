import { asAnnotations, asJson, asText } from './check-report'

const place = { file: 'content/services/a.mdx', line: 2, column: 1 }
const report = {
  files: 3,
  diagnostics: [{ ...place, message: 'title is missing.\n100%', fix: { from: 'a', to: 'b' } }],
  advice: [{ ...place, file: 'content/b,c.mdx', line: 9, message: 'A sentence has 40 words.' }],
}

test('formats diagnostics and advice for people', () => {
  expect(asText(report)).toBe(
    [
      '1 problem in 1 file of the content:',
      '',
      'content/services/a.mdx:2:1 · title is missing.',
      '100%',
      '',
      '1 suggestion (builds do not stop for suggestions):',
      '',
      'content/b,c.mdx:9:1 · A sentence has 40 words.',
    ].join('\n'),
  )
  expect(asText({ ...report, diagnostics: [], advice: [] })).toBe('3 content files, no problems.')
})

test('formats a report as JSON', () => {
  expect(JSON.parse(asJson(report))).toEqual({
    files: 3,
    diagnostics: [{ ...place, message: 'title is missing.\n100%' }],
    advice: [{ file: 'content/b,c.mdx', line: 9, column: 1, message: 'A sentence has 40 words.' }],
  })
})

test('formats GitHub annotations', () => {
  expect(asAnnotations(report).split('\n')).toEqual([
    '::error file=content/services/a.mdx,line=2,col=1::title is missing.%0A100%25',
    '::warning file=content/b%2Cc.mdx,line=9,col=1::A sentence has 40 words.',
  ])
})
