import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { testPorts } from '../../../scripts/form-stub/test-services'
import { type FormFault, faultyFormStub } from './form-faults'
import { portLock } from './port-lock'

export interface FormService {
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
