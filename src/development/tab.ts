/** Replaces `EventSource`, so that tabs share connections. */
import type { FromTab, FromWorker } from './messages'

type Listener = ((event: { data: string }) => void) | null

/** The part of `EventSource` that webpack's client and this site use. */
class SharedEventSource {
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  onmessage: Listener = null
  private readonly port = new SharedWorker('/__shared-streams-worker.js').port

  constructor(address: string) {
    this.port.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data === 'open') this.onopen?.()
      else if (data === 'error') this.onerror?.()
      else this.onmessage?.(data)
    }
    this.send({ open: new URL(address, location.href).href })
    addEventListener('pagehide', () => this.close())
  }

  close(): void {
    this.send('close')
    this.port.close()
  }

  private send(message: FromTab): void {
    this.port.postMessage(message)
  }
}

// Chrome on Android lacks shared workers: each tab keeps its own connections.
if ('SharedWorker' in window) Object.assign(window, { EventSource: SharedEventSource })
