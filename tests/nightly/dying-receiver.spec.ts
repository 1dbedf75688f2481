import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { runs } from '../levels'
import { company } from '../support/servers/company'
import { fillIn, hydrateForm, readInquiries, test } from '../support/servers/form-receiver'

test.use({ baseURL: `http://127.0.0.1:${company.port}` })

const inquiryCount = runs('inquiries')

/** The receiver as a separate process that is killed and restarted until it is stopped. */
class KillableReceiver {
  kills = 0
  private readonly file: string
  private child: ChildProcess | undefined
  private isStopping = false
  private killLoop: Promise<void> = Promise.resolve()

  constructor(file: string) {
    this.file = file
  }

  async start(): Promise<void> {
    const program = 'tests/support/servers/receiver-process.ts'
    const child = spawn(process.execPath, ['--require', 'tsx/cjs', program, this.file])
    this.child = child
    let errorOutput = ''
    child.stderr.on('data', (words: Buffer) => {
      errorOutput += words.toString()
    })
    await new Promise<void>((ready, fail) => {
      child.stdout.once('data', () => ready())
      child.once('exit', () => fail(new Error(`The receiver did not start: ${errorOutput}`)))
    })
  }

  /** Kills and restarts the process at random moments (SIGKILL: it gets no chance to clean up). */
  killRepeatedly(): void {
    this.killLoop = (async () => {
      while (!this.isStopping) {
        await sleep(500 + Math.random() * 3000)
        await this.kill()
        this.kills++
        await this.start()
      }
    })()
  }

  async kill(): Promise<void> {
    const { child } = this
    if (!child) return
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }

  async stop(): Promise<void> {
    this.isStopping = true
    await this.killLoop
    await this.kill()
  }
}

test(
  `${inquiryCount} inquiries reach the file although the receiver is killed again and again`,
  {
    tag: ['@full', '@nightly'],
  },
  async ({ page, turn }, testInfo) => {
    test.setTimeout(600_000)
    const file = testInfo.outputPath('inquiries.jsonl')
    const receiver = new KillableReceiver(file)
    await receiver.start()
    await page.goto(`${turn}/contact`)
    await hydrateForm(page)
    receiver.killRepeatedly()

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
    // A kill between storing and confirming an inquiry leaves it twice in the file, and nothing else wrong.
    expect(counts.size, 'inquiries that nobody typed').toBe(inquiryCount)
    const repeated = kept.length - inquiryCount
    expect(repeated).toBeLessThanOrEqual(presses - inquiryCount)
    console.log(
      `${inquiryCount} inquiries confirmed in ${presses} presses while the receiver was killed ${receiver.kills} times; ${repeated} kept twice, none missing.`,
    )
    // The receiver is killed about once in ten inquiries.
    expect(receiver.kills).toBeGreaterThan(inquiryCount / 40)
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
