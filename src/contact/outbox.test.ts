import * as fc from 'fast-check'
import { runs } from '../../tests/levels'
import { exampleValue } from '../content-model/collections/fields/field-help'
import { interfaceSchema } from '../content-model/collections/interface-words/interface'
import { notify } from '../layout/toasts'
import { inquiryOf } from './inquiry'
import { submitInquiry } from './outbox'

jest.mock('../layout/toasts', () => ({ notify: jest.fn(async () => true) }))

// Node has no navigator before version 21.
Object.defineProperty(globalThis, 'navigator', { value: {} })

const words = interfaceSchema.parse(exampleValue(interfaceSchema))
const settings = {
  email: 'hello@company.example',
  replyPromise: 'a day',
  budgets: [],
  form: { endpoint: 'https://forms.example/submit', subject: '', unanswered: '' },
}
const codeUnits = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })
const halves = fc.string({ unit: fc.constantFrom('a', '\n', '\ud83d', '\ude00', '%', '{email}') })

test('posts any typed text and reports a failure', async () => {
  const post = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('No connection'))
  const log = jest.spyOn(console, 'error').mockReturnValue()
  await fc.assert(
    fc.asyncProperty(fc.oneof(codeUnits, halves), async (typed) => {
      jest.clearAllMocks()
      const inquiry = inquiryOf(() => typed)
      await submitInquiry({
        id: 'an-id',
        inquiry,
        subject: 'Contact',
        trapped: false,
        settings,
        words,
      })
      const posted: unknown = JSON.parse(String(post.mock.calls[0]?.[1]?.body))
      const arrived = Buffer.from(typed).toString()
      expect(posted).toMatchObject({ ...inquiryOf(() => arrived), budget: '', inquiry_id: 'an-id' })
      expect(jest.mocked(notify).mock.calls).toMatchObject([[{ kind: 'failure' }, words.toasts]])
    }),
    { numRuns: runs('typedTexts') },
  )
  post.mockRestore()
  log.mockRestore()
}, 600_000)
