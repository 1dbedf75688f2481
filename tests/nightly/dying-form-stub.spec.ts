import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { answerTo, send } from '../../scripts/form-stub/form-stub'
import { testPorts } from '../../scripts/form-stub/test-services'
import { runs } from '../levels'
import { fillIn, nothing, openForm, readInquiries, test } from '../support/servers/form-stub'

test.use({ baseURL: `http://127.0.0.1:${testPorts.company}` })

const inquiryCount = runs('inquiries')

/** @returns a function that stops the stub and breaks its connections */
function startFormStub(file: string): () => void {
  const server: Server = createServer(async (request, response) => {
    const answer = await answerTo(request, file).catch(() => undefined)
    // The stub may stop after it stores an inquiry and before it confirms it.
    await sleep(Math.random() * 100)
    if (answer) send(response, answer)
  })
  server.listen(testPorts.form, '127.0.0.1')
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

test('all inquiries reach the file although the form stub keeps crashing', async ({
  page,
  formLock,
}, testInfo) => {
  test.setTimeout(600_000)
  const file = testInfo.outputPath('inquiries.jsonl')
  await openForm(page, `${formLock}/contact`)
  let isSending = true
  let deaths = 0
  const formStub = (async () => {
    for (; isSending; deaths++) {
      const end = startFormStub(file)
      await sleep(500 + Math.random() * 3000)
      end()
      await sleep(Math.random() * 1000)
    }
  })()

  const typed: Record<string, string>[] = []
  let presses = 0
  for (let number = 1; number <= inquiryCount; number++) {
    const inquiry = {
      ...nothing,
      name: `Visitor ${number}`,
      email: `visitor.${number}@example.com`,
      company: number % 2 ? `Company “${number}”` : '',
      message: `Message ${number}\n${'More words. '.repeat(number % 40)}\u00e9\u4e2d\ud83d\ude42`,
    }
    typed.push(inquiry)
    await fillIn(page, inquiry)
    do {
      presses++
      expect(presses, 'the form needs too many attempts').toBeLessThan(inquiryCount * 50)
    } while (!(await sendOnce(page)))
  }
  isSending = false
  await formStub

  const kept = await readInquiries(file)
  const words = ({ name, email, company, budget, message }: Record<string, string>) =>
    JSON.stringify({ name, email, company, budget, message })
  // The form sends an unconfirmed inquiry again.
  expect([...new Set(kept.map(words))].sort()).toEqual(typed.map(words).sort())
  expect(kept.length).toBeLessThanOrEqual(presses)
  // The stub stops about once per ten inquiries.
  expect(deaths).toBeGreaterThan(inquiryCount / 40)
})

/** @returns whether the form reports success */
async function sendOnce(page: Page): Promise<boolean> {
  const button = page.locator('form button[type=submit]')
  await button.click()
  await expect(button).toHaveText('Send message', { timeout: 20_000 })
  const failed = page.getByRole('heading', { name: 'Your message is still here' })
  if (await failed.isVisible()) return false
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  return true
}
