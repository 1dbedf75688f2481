/** @jest-environment node */

import { parseDocument } from 'yaml'
import { startOfFile } from '../check/diagnostics'
import { collections } from '../collections/registry'
import { scaffoldTranslation } from '../translation/scaffold'
import { readDocument } from './document'
import { takeLater } from './later'

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

test('what is left for later is no problem but advice, and neither the page nor a translation has it', () => {
  const { diagnostics, advice, data } = readDocument(path, Buffer.from(contact))
  expect(diagnostics).toEqual([])
  expect(advice).toEqual([
    {
      line: 6,
      column: 5,
      message:
        'The page goes without what is left for later: sections[0] (panel), sections[1].button. Write it and remove later, or remove it.',
    },
  ])
  expect(data?.sections).toEqual([{ key: 'form', title: 'Your message' }])
  expect(scaffoldTranslation(path, contact, (words) => words)).not.toMatch(/Send|Beside|later/)
})

test('a list of which all is left for later is absent', () => {
  const document = parseDocument('questions:\n  - later: true\n    question: TODO Why?\n')
  takeLater(document, collections.services.schema, 'a service', () => startOfFile)
  expect(document.toJS()).toEqual({})
})

test('what every entry needs cannot be left for later', () => {
  const text = 'title: Ledgers\nvision:\n  later: true\n  title: TODO Records\n'
  const { diagnostics } = readDocument('home.mdx', Buffer.from(`---\n${text}---\n`))
  const messages = diagnostics.map(({ line, message }) => `${line} · ${message}`)
  expect(messages).toContain(
    '3 · vision cannot be left for later: the home page has it. Write it, and remove later.',
  )
  expect(messages.join('\n')).toContain('vision.title still holds the placeholder')
})
