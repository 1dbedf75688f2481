import type { BrowserContext } from '@playwright/test'
import { isExpected } from '../nightly/audited-page'

/** Events recorded while a page's controls are clicked. */
export interface Watch {
  /** Console messages, including errors and CSP violations. */
  said: string[]
  /** The number of documents, tabs and downloads that were requested. */
  asked: number
  isCrashed: boolean
}

/** Records the events of a context's tabs, and closes every popup. */
export function watch(context: BrowserContext): Watch {
  const events: Watch = { said: [], asked: 0, isCrashed: false }
  context.on('console', (message) => {
    if (!isExpected(message)) events.said.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    // Chromium reports a text file as a page that has not opted in to view transitions.
    const isText = error.page()?.url().endsWith('.txt') ?? false
    if (!isText) events.said.push(`${error.error()}`)
  })
  context.on('request', (request) => {
    if (request.isNavigationRequest()) events.asked += 1
  })
  context.on('page', (page) => {
    page.on('crash', () => {
      events.isCrashed = true
    })
    page.on('download', () => {
      events.asked += 1
    })
    page.on('popup', (popup) => {
      events.asked += 1
      void popup.close()
    })
  })
  return events
}
