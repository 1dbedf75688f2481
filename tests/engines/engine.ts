/** The browser interface of journeys, implemented by puppeteer.ts and webkit.ts. */
export interface Engine {
  /** Starts a session with empty storage. */
  newVisitor(options: VisitorOptions): Promise<Session>
  close(): Promise<void>
}

export interface VisitorOptions {
  width: number
  height: number
  script: boolean
}

export interface Session {
  newTab(): Promise<Tab>
  /** Returns console errors, uncaught errors and CSP violations of all tabs. */
  diagnostics(): Promise<readonly string[]>
  close(): Promise<void>
}

/** Points are CSS pixels from the upper left corner of the viewport. */
export interface Tab {
  goto(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** The argument and the result must be JSON. */
  evaluate<Given, Result>(
    script: (given: Given) => Result | Promise<Result>,
    given: Given,
  ): Promise<Result>
  click(x: number, y: number): Promise<void>
  tap(x: number, y: number): Promise<void>
  /** Named as in the UI Events specification, such as `Enter`. */
  key(name: Key): Promise<void>
  type(words: string): Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab'
