/** What a journey needs of a browser. Each engine has an implementation: puppeteer.ts, webkit.ts. */
export interface Engine {
  /** A visitor who was never here before, with an empty storage. */
  newVisitor(options: VisitorOptions): Promise<Session>
  close(): Promise<void>
}

export interface VisitorOptions {
  width: number
  height: number
  /** Whether pages may run scripts. */
  script: boolean
}

export interface Session {
  newTab(): Promise<Tab>
  /** Errors in the console, uncaught errors and violations of the policy so far, of all tabs. */
  diagnostics(): Promise<readonly string[]>
  close(): Promise<void>
}

/** Points are CSS pixels from the upper left corner of the viewport. */
export interface Tab {
  goto(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** Runs a function in the page. What it takes and returns must be JSON. */
  evaluate<Given, Result>(
    script: (given: Given) => Result | Promise<Result>,
    given: Given,
  ): Promise<Result>
  click(x: number, y: number): Promise<void>
  tap(x: number, y: number): Promise<void>
  /** Presses a key by its name in the UI Events specification, such as `Enter`. */
  key(name: Key): Promise<void>
  type(words: string): Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowUp'
