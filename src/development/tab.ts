/** In development, in the head of every page: replaces `EventSource` by one whose connection tabs share. */
import type { FromTab, FromWorker } from './messages'

type Listener = ((event: { data: string }) => void) | null

/** As much of an `EventSource` as webpack's client and ours use. */
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
    this.tell({ open: new URL(address, location.href).href })
    addEventListener('pagehide', () => this.close())
  }

  close(): void {
    this.tell('close')
    this.port.close()
  }

  private tell(message: FromTab): void {
    this.port.postMessage(message)
  }
}

// Where there are no shared workers, as in Chrome on Android, each tab has connections of its own.
if ('SharedWorker' in window) Object.assign(window, { EventSource: SharedEventSource })
