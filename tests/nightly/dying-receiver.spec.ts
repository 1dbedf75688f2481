import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { formEndpoint } from '../../scripts/receiver/local-services'
import { answerTo, send } from '../../scripts/receiver/receiver'
import { runs } from '../levels'
import { company } from '../support/servers/company'
import { fillIn, openForm, readInquiries, test } from '../support/servers/form-receiver'

test.use({ baseURL: `http://127.0.0.1:${company.port}` })

const inquiryCount = runs('inquiries')

/** A receiver whose connections all break at random moments; a while later there is another in its place. */
class DyingReceiver {
  deaths = 0
  private server = this.start()
  private isStopping = false
  private dying: Promise<void> = Promise.resolve()

  constructor(private readonly file: string) {}

  private start(): Server {
    const server = createServer(async (request, response) => {
      // Of a request that breaks nothing is kept.
      const answer = await answerTo(request, this.file).catch(() => undefined)
      // It may die with an inquiry that is kept and not confirmed.
      await sleep(Math.random() * 100)
      if (answer) send(response, answer)
    })
    return server.listen(Number(formEndpoint.port), '127.0.0.1')
  }

  private end(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  dieRepeatedly(): void {
    this.dying = (async () => {
      while (!this.isStopping) {
        await sleep(500 + Math.random() * 3000)
        this.end()
        this.deaths++
        await sleep(Math.random() * 1000)
        this.server = this.start()
      }
    })()
  }

  async stop(): Promise<void> {
    this.isStopping = true
    await this.dying
    this.end()
  }
}

test(
  `${inquiryCount} inquiries reach the file although the receiver dies again and again`,
  {
    tag: ['@full', '@nightly'],
  },
  async ({ page, turn }, testInfo) => {
    test.setTimeout(600_000)
    const file = testInfo.outputPath('inquiries.jsonl')
    const receiver = new DyingReceiver(file)
    await openForm(page, `${turn}/contact`)
    receiver.dieRepeatedly()

    const typed: Record<string, string>[] = []
    let presses = 0
    for (let number = 1; number <= inquiryCount; number++) {
      const inquiry = {
        name: `Visitor ${number}`,
        email: `visitor.${number}@example.com`,
        company: number % 2 ? `Company “${number}”` : '',
        message: `Message ${number}\n${'More words. '.repeat(number % 40)}\u00e9\u4e2d\ud83d\ude42`,
      }
      typed.push({ ...inquiry, budget: '' })
      await fillIn(page, inquiry)
      do {
        presses++
        expect(presses, 'a visitor would have given up').toBeLessThan(inquiryCount * 50)
      } while (!(await sendOnce(page)))
    }
    await receiver.stop()

    const kept = await readInquiries(file)
    const words = (fields: Record<string, string>) => {
      const { name, email, company, budget, message } = fields
      return JSON.stringify({ name, email, company, budget, message })
    }
    const counts = new Map<string, number>()
    for (const fields of kept) counts.set(words(fields), (counts.get(words(fields)) ?? 0) + 1)
    const missing = typed.filter((inquiry) => !counts.has(words(inquiry)))
    expect(missing, 'confirmed and not in the file').toEqual([])
    // A death between storing and confirming an inquiry leaves it twice in the file, and nothing else wrong.
    expect(counts.size, 'inquiries that nobody typed').toBe(inquiryCount)
    const repeated = kept.length - inquiryCount
    expect(repeated).toBeLessThanOrEqual(presses - inquiryCount)
    console.log(
      `${inquiryCount} inquiries confirmed in ${presses} presses while the receiver died ${receiver.deaths} times; ${repeated} kept twice, none missing.`,
    )
    // The receiver dies about once in ten inquiries.
    expect(receiver.deaths).toBeGreaterThan(inquiryCount / 40)
  },
)

/** Sends the form once. @returns whether the form says that the inquiry was sent */
async function sendOnce(page: Page): Promise<boolean> {
  const button = page.locator('form button[type=submit]')
  await button.click()
  await expect(button).toHaveText('Send message', { timeout: 20_000 })
  const failed = page.getByRole('heading', { name: 'Your message is still here' })
  if (await failed.isVisible()) return false
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  return true
}
