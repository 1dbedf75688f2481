import { parseDocument } from 'yaml'
import { startOfFile } from '../check/diagnostics'
import { collections } from '../collections/registry'
import { scaffoldTranslation } from '../translation/scaffold'
import { removeDeferred } from './deferred'
import { readDocument } from './document'

const contact = `---
title: Contact
metaDescription: How to reach us by post, by telephone and by email, and what happens with your message then.
heading: Write to us
sections:
  - later: true
    key: panel
    title: TODO Beside the form
  - key: form
    title: Your message
    button:
      later: true
      text: TODO Send
---
`
const path = 'pages/contact.mdx'

test('gives advice on deferred groups, and leaves them out of pages and translations', () => {
  const { diagnostics, advice, data } = readDocument(path, Buffer.from(contact))
  expect(diagnostics).toEqual([])
  expect(advice).toEqual([
    {
      line: 6,
      column: 5,
      message:
        'The page does not show deferred parts: sections[0] (panel), sections[1].button. Write each part and remove later, or remove the part.',
    },
  ])
  expect(data?.sections).toEqual([{ key: 'form', title: 'Your message' }])
  expect(scaffoldTranslation(path, contact, (words) => words)).not.toMatch(/Send|Beside|later/)
})

test('removes a list if all its items are deferred', () => {
  const document = parseDocument('questions:\n  - later: true\n    question: TODO Why?\n')
  removeDeferred(document, collections.services.schema, 'a service', () => startOfFile)
  expect(document.toJS()).toEqual({})
})

test('rejects another value than true', () => {
  const source = contact.replace('      later: true', '      later: yes')
  const { diagnostics } = readDocument(path, Buffer.from(source))
  expect(diagnostics.map(({ line, message }) => `${line} · ${message}`)).toEqual([
    '12 · later is “yes”, but must be true. Write: later: true',
  ])
})

test('rejects deferring a required group', () => {
  const text = 'title: Ledgers\nvision:\n  later: true\n  title: TODO Records\n'
  const { diagnostics } = readDocument('home.mdx', Buffer.from(`---\n${text}---\n`))
  const messages = diagnostics.map(({ line, message }) => `${line} · ${message}`)
  expect(messages).toContain(
    '3 · vision cannot be deferred: the home page needs it. Write it, and remove later.',
  )
  expect(messages.join('\n')).toContain('vision.title still contains the placeholder')
})
