import { advisoryProblems } from './advisories'

const advisory = (id: string, name: string) => ({
  name,
  title: 'Reads any file',
  severity: 'high',
  url: `https://github.com/advisories/${id}`,
})
const guide =
  '# Contributing\nGHSA-zzzz-zzzz-zzzz\n### Known advisories\n| `tmp` | GHSA-aaaa-bbbb-cccc |'
const vulnerabilities = {
  tmp: { via: [advisory('GHSA-aaaa-bbbb-cccc', 'tmp')] },
  inquirer: { via: ['tmp'] },
}

test('accepts reviewed advisories', () => {
  expect(advisoryProblems({ vulnerabilities }, guide)).toEqual([])
})

test('reports a new advisory with its address, even if the package has a reviewed advisory', () => {
  const tmp = { via: [...vulnerabilities.tmp.via, advisory('GHSA-2222-3333-4444', 'tmp')] }
  expect(advisoryProblems({ vulnerabilities: { tmp } }, guide)).toEqual([
    'tmp: Reads any file (high, GHSA-2222-3333-4444). Read https://github.com/advisories/GHSA-2222-3333-4444, then update tmp, or add a row to "Known advisories" in CONTRIBUTING.md.',
  ])
})

test('reports a reviewed advisory that no longer applies', () => {
  expect(advisoryProblems({ vulnerabilities: {} }, guide)).toEqual([
    'GHSA-aaaa-bbbb-cccc no longer applies. Remove it from "Known advisories" in CONTRIBUTING.md.',
  ])
})

test('fails if the audit fails', () => {
  expect(() => advisoryProblems({ error: { summary: 'No answer' } }, guide)).toThrow('No answer')
})
