/** Tells open tabs what the check says, and whether their pages are there. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreateDevServerArgs } from 'gatsby'
import { decodeAddress } from '../../content-model/addresses/percent-encoding'
import type { DevNews } from '../../development/messages'
import { type CheckedContent, pageFacts } from './page-facts'

/** What the development server tells open tabs of the content. */
export class DevReport {
  private news: DevNews = { report: '', isUnfinished: false }
  private content: CheckedContent | undefined
  private readonly listeners = new Set<() => void>()

  /** Tells open tabs what the check says. */
  tell(news: DevNews, content: CheckedContent): void {
    this.news = news
    this.content = content
    this.send()
  }

  /** Sends the news, with which tabs look whether their page is there: also after pages have been made. */
  send(): void {
    for (const listener of this.listeners) listener()
  }

  /** Serves the news as a stream, and the facts of a page. */
  serve({ app, store }: CreateDevServerArgs): void {
    app.get('/__content-report', (request: IncomingMessage, response: ServerResponse) => {
      // Compression would hold the words back until the answer ends, which it never does.
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-cache, no-transform',
      })
      const send = () => response.write(`data: ${JSON.stringify(this.news)}\n\n`)
      send()
      this.listeners.add(send)
      request.on('close', () => this.listeners.delete(send))
    })
    app.get('/__page-facts', (request: IncomingMessage, response: ServerResponse) => {
      const { content } = this
      answer(response, content && pageFacts(content, pathIn(request)))
    })
    app.get('/__has-page', (request: IncomingMessage, response: ServerResponse) => {
      const { pages }: { pages: ReadonlyMap<string, unknown> } = store.getState()
      answer(response, pages.has(pathIn(request)))
    })
  }
}

function answer(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(value ?? null))
}

/** The address that a tab asks about, without a slash at its end. */
function pathIn({ url = '' }: IncomingMessage): string {
  const path = new URL(url, 'http://localhost').searchParams.get('path') ?? ''
  return decodeAddress(path).replace(/(?<=.)\/$/, '')
}
