/** Pushes the content report to open tabs, and serves page facts. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreateDevServerArgs } from 'gatsby'
import { decodeAddress } from '../../content-model/addresses/percent-encoding'
import type { DevNews } from '../../development/messages'
import { type CheckedContent, pageFacts } from './page-facts'

export class DevReport {
  private news: DevNews = { report: '', isUnfinished: false }
  private content: CheckedContent | undefined
  private readonly listeners = new Set<() => void>()

  update(news: DevNews, content: CheckedContent): void {
    this.news = news
    this.content = content
    this.send()
  }

  /** Sends the last result again. Tabs then also check whether their page exists. */
  send(): void {
    for (const listener of this.listeners) listener()
  }

  serve({ app, store }: CreateDevServerArgs): void {
    app.get('/__content-report', (request: IncomingMessage, response: ServerResponse) => {
      // Compression would buffer the stream, which never ends.
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

function pathIn({ url = '' }: IncomingMessage): string {
  const path = new URL(url, 'http://localhost').searchParams.get('path') ?? ''
  return decodeAddress(path).replace(/(?<=.)\/$/, '')
}
