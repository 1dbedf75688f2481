import { readFileSync } from 'node:fs'
import { hasRequiredFeatures, requiredFeatures } from './required-features'

const there = () => undefined
const features = {
  Element: { prototype: { checkVisibility: there } },
  AbortSignal: { timeout: there },
  HTMLDialogElement: { prototype: { showModal: there } },
  reportError: there,
}

function inBrowserWith(globals: object): boolean {
  Object.assign(globalThis, globals)
  return hasRequiredFeatures()
}

test('a browser with every feature loads the framework', () => {
  expect(inBrowserWith(features)).toBe(true)
})

test.each([
  ['without dialogs', { ...features, HTMLDialogElement: undefined }],
  ['without AbortSignal.timeout', { ...features, AbortSignal: Object.assign(() => 1, {}) }],
  ['without reportError', { ...features, reportError: undefined }],
])('a browser %s does not load the framework', (_name, globals) => {
  expect(inBrowserWith(globals)).toBe(false)
})

test('docs/deploying.md lists the oldest browsers that have every feature', () => {
  const [chrome, firefox, safari] = [0, 1, 2].map((browser) =>
    Math.max(...Object.values(requiredFeatures).map((since) => Number(since[browser]))),
  )
  expect(readFileSync('docs/deploying.md', 'utf8').replace(/\s+/g, ' ')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`,
  )
})
