import { type DOMWindow, JSDOM } from 'jsdom'

const globals = [
  'AbortController',
  'Element',
  'Event',
  'HTMLAnchorElement',
  'HTMLDetailsElement',
  'HTMLElement',
  'HTMLInputElement',
  'KeyboardEvent',
  'MouseEvent',
  'document',
  'history',
  'location',
  'navigator',
  'sessionStorage',
] as const satisfies readonly (keyof DOMWindow)[]

const methods = ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const

/** Opens a page and installs its globals. Scripts in the page do not run. */
export function openPage(body: string, url = 'https://site.example/'): DOMWindow {
  const { window } = new JSDOM(`<!doctype html><body>${body}`, { url })
  setGlobal('window', window)
  for (const name of globals) setGlobal(name, window[name])
  for (const name of methods) setGlobal(name, window[name].bind(window))
  return window
}

/** Replaces a global such as `location`, which Jest cannot spy on. */
export function setGlobal(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
