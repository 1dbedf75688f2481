import type { BrowserContext } from '@playwright/test'
import { isExpected } from '../audit/audited-page'

/** What happens around a page while its controls are pressed. */
export interface Watch {
  /** What was said in the console, errors and violations of the policy included. */
  said: string[]
  /** How many documents, tabs and downloads were asked for. */
  asked: number
  isCrashed: boolean
}

/** Watches the first tab of a context, and closes the others. */
export function watch(context: BrowserContext): Watch {
  const seen: Watch = { said: [], asked: 0, isCrashed: false }
  context.on('console', (message) => {
    if (!isExpected(message)) seen.said.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => seen.said.push(`${error.error()}`))
  context.on('request', (request) => {
    if (request.isNavigationRequest()) seen.asked += 1
  })
  context.on('page', (page) => {
    page.on('crash', () => {
      seen.isCrashed = true
    })
    page.on('download', () => {
      seen.asked += 1
    })
    page.on('popup', (popup) => {
      seen.asked += 1
      void popup.close()
    })
  })
  return seen
}
