/** Previews the page as a search result and as a shared link. */

import { readingMinutes } from '../site/reading-time'
import type { PageFacts } from './messages'

const style = `
  :host { position: fixed; inset: 5.5rem 0 auto auto; z-index: 2147483646; font: 14px/1.5 system-ui, sans-serif; }
  details { max-width: min(26rem, 100vw); color: #161a26; background: #fbf7ef; border: 1px solid #161a2655; }
  summary { padding: 0.6rem 1rem; cursor: pointer; }
  details > div { max-height: 70vh; overflow: auto; padding: 0 1rem 1rem; }
  h2 { margin: 1rem 0 0.25rem; font-size: 13px; font-weight: 600; }
  p { margin: 0; } a { color: #1f3a8a; }
  .card { overflow: hidden; border: 1px solid #161a2633; background: #fff; }
  .card p { padding: 0.4rem 0.7rem; overflow-wrap: anywhere; }
  img { display: block; width: 100%; aspect-ratio: 1200 / 630; color: #5a5f6e; background: #e9e4d8; }
  .title { font-weight: 600; } .search .title { color: #1a0dab; font-size: 18px; font-weight: 400; }
  .quiet { color: #5a5f6e; font-size: 12px; }`

const host = document.createElement('aside')
const root = host.attachShadow({ mode: 'open' })
const details = document.createElement('details')
const summary = document.createElement('summary')
const all = document.createElement('div')
root.innerHTML = `<style>${style}</style>`
root.append(details)
details.append(summary, all)
host.setAttribute('aria-label', 'Preview of this page')
details.addEventListener('toggle', () => void fill(location.pathname))

export async function showPreviewCard(address: string): Promise<void> {
  document.body.append(host)
  await fill(address)
}

async function fill(address: string): Promise<void> {
  const answer = await fetch(`/__page-facts?path=${encodeURIComponent(address)}`)
  const facts: PageFacts | null = await answer.json()
  host.hidden = facts === null
  if (!facts) return
  const length = `Preview: ${facts.words} words, ${readingMinutes(facts.words)} min read`
  summary.textContent = [facts.notPublic, length].filter(Boolean).join(' · ')
  all.innerHTML = details.open ? card(facts) : ''
}

function card({ linksIn, linksOut, pdf, file }: PageFacts): string {
  const { title } = document
  const description = meta('name', 'description')
  const { host: site, pathname } = new URL(meta('property', 'og:url') || location.href)
  // The URL has the production host, but this server has the same path.
  const image = meta('property', 'og:image')
  const picture = image && new URL(image).pathname
  return `
    <h2>Search result</h2>
    <div class="card search">
      <p class="quiet">${escaped(site + pathname.replaceAll('/', ' › '))}</p>
      <p class="title">${cut(title, 60)}</p>
      <p>${cut(description, 155)}</p>
    </div>
    <h2>Shared</h2>
    <div class="card">
      <img src="${escaped(picture)}" alt="No picture yet">
      <p class="title">${cut(meta('property', 'og:title') || title, 65)}</p>
      <p>${cut(meta('property', 'og:description') || description, 80)}</p>
      <p class="quiet">${escaped(site)}</p>
    </div>
    <h2>Links to this page (${linksIn.length})</h2>${links(linksIn)}
    <h2>Links from this page (${linksOut.length})</h2>${links(linksOut)}
    <h2>Files</h2>${links(pdf ? [pdf] : [])}
    <p class="quiet">${escaped(file)}</p>`
}

function links(addresses: readonly string[]): string {
  return addresses
    .map(escaped)
    .map((address) => `<p><a href="${address}">${address}</a></p>`)
    .join('')
}

function meta(attribute: 'name' | 'property', name: string): string {
  return document.head.querySelector(`meta[${attribute}="${name}"]`)?.getAttribute('content') ?? ''
}

function cut(words: string, length: number): string {
  return escaped(words.length > length ? `${words.slice(0, length - 1).trimEnd()}…` : words)
}

function escaped(words: string): string {
  return words.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
