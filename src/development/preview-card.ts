/**
 * In development: preview of how the current page looks in a search result and when it is shared, with
 * its length and its links.
 */

import { readingMinutes } from '../site/reading-time'
import type { PageFacts } from './messages'

const style = `
  :host { position: fixed; inset: 5.5rem 0 auto auto; z-index: 2147483646; font: 14px/1.5 system-ui, sans-serif; }
  details { max-width: min(26rem, 100vw); color: #161a26; background: #fbf7ef; border: 1px solid #161a2655; }
  summary { padding: 0.6rem 1rem; cursor: pointer; }
  div.all { max-height: 70vh; overflow: auto; padding: 0 1rem 1rem; }
  h2 { margin: 1rem 0 0.25rem; font-size: 13px; font-weight: 600; }
  p, ul { margin: 0; } ul { padding-inline-start: 1.2em; } a { color: #1f3a8a; }
  .card { overflow: hidden; border: 1px solid #161a2633; background: #fff; }
  .card > * { padding: 0.4rem 0.7rem; overflow-wrap: anywhere; }
  .picture { display: grid; place-items: center; aspect-ratio: 1200 / 630; padding: 0; color: #5a5f6e; background: #e9e4d8; }
  .picture img { width: 100%; display: block; }
  .title { font-weight: 600; } .search .title { color: #1a0dab; font-size: 18px; font-weight: 400; }
  .quiet { color: #5a5f6e; font-size: 12px; }`

const host = document.createElement('aside')
const root = host.attachShadow({ mode: 'open' })
const details = element('details')
const summary = element('summary')
const all = element('div', '', 'all')
host.setAttribute('aria-label', 'Preview of this page')
details.append(summary, all)
root.append(element('style', style), details)
details.addEventListener('toggle', () => void fill(location.pathname))

/** Shows the preview of the page at an address, collapsed. */
export async function showPreviewCard(address: string): Promise<void> {
  document.body.append(host)
  await fill(address)
}

async function fill(address: string): Promise<void> {
  const answer = await fetch(`/__page-facts?path=${encodeURIComponent(address)}`)
  const facts = (await answer.json()) as PageFacts | null
  host.hidden = facts === null
  if (!facts) return
  const length = `Preview: ${facts.words} words, ${readingMinutes(facts.words)} min read`
  summary.textContent = [facts.notPublic, length].filter(Boolean).join(' · ')
  all.replaceChildren(...(details.open ? parts(facts) : []))
}

function parts(facts: PageFacts): Node[] {
  const { title } = document
  const description = meta('name', 'description')
  const { host: site, pathname } = new URL(meta('property', 'og:url') || location.href)
  return [
    element('h2', 'Search result'),
    group('card search', [
      element('p', `${site}${pathname.replaceAll('/', ' › ')}`, 'quiet'),
      element('p', cut(title, 60), 'title'),
      element('p', cut(description, 155)),
    ]),
    element('h2', 'Shared'),
    group('card', [
      picture(),
      element('p', cut(meta('property', 'og:title') || title, 65), 'title'),
      element('p', cut(meta('property', 'og:description') || description, 80)),
      element('p', site, 'quiet'),
    ]),
    element('h2', `Links to this page (${facts.linksIn.length})`),
    links(facts.linksIn),
    element('h2', `Links from this page (${facts.linksOut.length})`),
    links(facts.linksOut),
    element('h2', 'Files'),
    links(facts.pdf ? [facts.pdf] : []),
    element('p', facts.file, 'quiet'),
  ]
}

function picture(): HTMLElement {
  const frame = element('div', 'No picture yet', 'picture')
  const address = meta('property', 'og:image')
  if (!address) return frame
  const image = document.createElement('img')
  image.alt = ''
  // The address has the production host; the development server has the picture at the same path.
  image.src = new URL(address, location.href).pathname
  image.addEventListener('load', () => frame.replaceChildren(image))
  return frame
}

function links(addresses: readonly string[]): HTMLElement {
  return group(
    '',
    addresses.map((address) => {
      const line = element('p')
      const link = element('a', address)
      link.setAttribute('href', address)
      line.append(link)
      return line
    }),
  )
}

function group(className: string, children: readonly Node[]): HTMLElement {
  const box = element('div', '', className)
  box.append(...children)
  return box
}

function element(name: string, words = '', className = ''): HTMLElement & { open?: boolean } {
  const created = document.createElement(name)
  created.textContent = words
  if (className) created.className = className
  return created
}

function meta(attribute: 'name' | 'property', name: string): string {
  return document.head.querySelector(`meta[${attribute}="${name}"]`)?.getAttribute('content') ?? ''
}

function cut(words: string, length: number): string {
  return words.length > length ? `${words.slice(0, length - 1).trimEnd()}…` : words
}
