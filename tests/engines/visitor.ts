import { expect } from '@playwright/test'
import { deferredAttribute } from '../../src/styles/first-paint'
import type { Key, Session, Tab } from './engine'
import { type Point, placeOf, type Target } from './finder'

/** The first words of each page's h1. */
const headings = {
  '/': 'Counting crates since 1987',
  '/about': 'We keep the books of a harbour',
  '/contact': 'Tell us what has to be counted',
  '/offerings': 'Begin with something you can stop',
  '/services/stock-ledger': 'Stock Ledger that',
  '/services/cargo-tokens': 'Cargo Tokens that',
}

/** Firefox and WebKit log these when a visitor leaves a loading page. */
export const leftEarly =
  /not found\. Not rendering React|Loading chunk|We couldn't load|download failed|integrity attribute|Skipping view transition|operation is insecure/

/** Clicks the middle of visible elements, like a visitor, and waits for the result. */
export class Visitor {
  /** Errors that the journey provokes. */
  readonly expected: RegExp[] = []

  constructor(
    private readonly tab: Tab,
    readonly session: Session,
    /** Without a trailing slash. */
    private readonly site: string,
    /** Taps instead of clicking. */
    private readonly touches: boolean,
  ) {}

  async inNewTab(): Promise<Visitor> {
    return new Visitor(await this.session.newTab(), this.session, this.site, this.touches)
  }

  addressOf = (path: string): string => this.site + path

  async goto(path: string): Promise<void> {
    await this.tab.goto(this.addressOf(path))
    await this.isLaidOut()
  }

  async reload(): Promise<void> {
    await this.tab.reload()
    await this.isLaidOut()
  }

  back = (): Promise<void> => this.tab.back()
  forward = (): Promise<void> => this.tab.forward()
  key = (name: Key): Promise<void> => this.tab.key(name)
  type = (words: string): Promise<void> => this.tab.type(words)

  async click(role: Target['role'], name: string, inside?: string): Promise<void> {
    const { x, y } = await this.find({ role, name, inside })
    await (this.touches ? this.tab.tap(x, y) : this.tab.click(x, y))
  }

  async write(label: string, words: string, inside = 'main'): Promise<void> {
    await this.click('label', label, inside)
    await this.until(
      (name) => {
        const { labels } = document.activeElement as HTMLInputElement
        return labels?.[0]?.textContent === name
      },
      label,
      `the focus is in “${label}”`,
    )
    await this.type(words)
  }

  async sees(role: Target['role'], name: string, inside?: string): Promise<void> {
    await this.find({ role, name, inside })
  }

  /** Waits for this path, query and hash. */
  async isAt(address: string): Promise<void> {
    const current = async () => (await this.read(() => location.href))?.replace(this.site, '')
    await this.poll(current, 'address').toBe(address)
  }

  /** Waits for a page's address and h1. */
  async isOn(page: keyof typeof headings): Promise<void> {
    await this.isAt(page)
    const heading = () => this.read(() => document.querySelector('main h1')?.textContent)
    await this.poll(heading, `heading of ${page}`).toContain(headings[page])
  }

  /** Waits for the initial layout (src/hydration/first-paint.ts). */
  private async isLaidOut(): Promise<void> {
    await this.until(
      (deferred) => !document.documentElement.hasAttribute(deferred),
      deferredAttribute,
      'the page is laid out',
    )
  }

  /** Waits for hydration, which the first action starts. */
  async isHydrated(): Promise<void> {
    await this.until(
      () => document.querySelector('[data-site-header][data-hydrated]') !== null,
      null,
      'the page is hydrated',
    )
  }

  async until<Given>(
    check: (given: Given) => boolean,
    given: Given,
    message: string,
  ): Promise<void> {
    await this.poll(() => this.read(check, given), message).toBe(true)
  }

  /** Playwright's own intervals grow to a second. */
  private poll<Result>(read: () => Promise<Result>, message: string) {
    return expect.poll(read, { message, intervals: [100] })
  }

  /** Runs a function in the page. Undefined during a navigation. */
  async read<Given, Result>(
    script: (given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<Result | undefined> {
    return this.tab.evaluate(script, given as Given).catch((error: Error) => {
      if (/context|navigat|destroyed|realm|no such/i.test(error.message)) return undefined
      throw error
    })
  }

  /** Waits until the target is in view and at rest. @returns its middle */
  private async find(target: Target): Promise<Point> {
    let point: Point = { x: 0, y: 0 }
    const look = async () => {
      const found = await this.read(placeOf, target)
      if (typeof found !== 'object') return found
      const rests = found.x === point.x && found.y === point.y
      point = found
      return rests ? 'at rest' : 'moving'
    }
    await this.poll(look, `${target.role} “${target.name}”`).toBe('at rest')
    return point
  }
}
