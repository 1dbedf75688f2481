import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { answerTo, send as sendAnswer } from '../../../scripts/form-stub/form-stub'
import { testPorts } from '../../../scripts/form-stub/test-services'
import { portLock } from './port-lock'

type FormFault =
  /** Breaks the connection. */
  | 'reset'
  /** Answers 503. */
  | '5xx'
  /** Stores the inquiry, and answers when the fault changes. */
  | 'late'

export interface FormService {
  /** Starts a fault, or ends it. */
  injectFault(fault: FormFault | undefined): void
  /** Oldest first. */
  inquiries(): Promise<Record<string, string>[]>
}

interface Fixtures {
  /**
   * Lock that each test holds, because built forms post to a single stub. Its
   * value is the address of the site.
   */
  formLock: string
  formStub: FormService
}

export const test = base.extend<Fixtures>({
  formLock: [...portLock(testPorts.formLock)],
  formStub: async ({ formLock }, use, testInfo) => {
    const file = testInfo.outputPath('inquiries.jsonl')
    await writeFile(file, '')
    const { server, injectFault } = faultyFormStub(file)
    await once(server.listen(testPorts.form, '127.0.0.1'), 'listening')
    if (formLock) await use({ injectFault, inquiries: () => readInquiries(file) })
    server.close()
    server.closeAllConnections()
  },
})

/** Returns a form stub that stores inquiries in a file. */
function faultyFormStub(file: string): { server: Server } & Pick<FormService, 'injectFault'> {
  let fault: FormFault | undefined
  const waiting: (() => void)[] = []
  const server = createServer(async (request, response) => {
    // Preflight requests have no faults.
    if (request.method !== 'POST') return sendAnswer(response, await answerTo(request, file))
    if (fault === 'reset') return void request.socket.resetAndDestroy()
    const answer = fault === '5xx' ? { status: 503 } : await answerTo(request, file)
    // The fault may have ended.
    if (fault === 'late') await new Promise<void>((resolve) => waiting.push(resolve))
    sendAnswer(response, answer)
  })
  const injectFault = (next: FormFault | undefined) => {
    fault = next
    if (next !== 'late') for (const answer of waiting.splice(0)) answer()
  }
  return { server, injectFault }
}

export async function readInquiries(file: string): Promise<Record<string, string>[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  return lines.map((line) => (JSON.parse(line) as { fields: Record<string, string> }).fields)
}

export const inquiry = {
  name: 'Sri Wahyuni',
  email: 'sri.wahyuni@kopi.example',
  company: 'Koperasi Panenwarsa',
  budget: '400 million to 4 billion rupiah',
  message:
    'We keep two ledgers of the same coffee.\nWhich one is right? “Neither”, says the auditor.',
}

export const nothing = { name: '', email: '', company: '', budget: '', message: '' }

/** Labels may be translated. */
const fieldOf = (page: Page, name: string): Locator => page.locator(`#inquiry-${name}`)

export async function fillIn(page: Page, words: Partial<typeof inquiry> = inquiry): Promise<void> {
  for (const [name, text] of Object.entries(words))
    if (name === 'budget') await fieldOf(page, name).selectOption(text)
    else await fieldOf(page, name).fill(text)
}

export async function formValues(page: Page): Promise<Record<string, string>> {
  const values: Record<string, string> = {}
  for (const name of Object.keys(inquiry)) values[name] = await fieldOf(page, name).inputValue()
  return values
}

export const send = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Send message' }).click()

export const expectSent = (page: Page): Promise<void> =>
  expect(page.getByText('Message sent successfully!')).toBeVisible()

export async function hydrateForm(page: Page): Promise<void> {
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await page.locator('form[novalidate]').waitFor()
}

export async function openForm(page: Page, path = '/contact'): Promise<void> {
  await page.goto(path)
  await hydrateForm(page)
}
