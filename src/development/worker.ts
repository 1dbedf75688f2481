/** A shared worker with a connection per event stream. */
import type { FromTab, FromWorker } from './messages'

interface Stream {
  ports: Set<MessagePort>
  /** The last messages, which are replayed to tabs that open later. */
  last: FromWorker[]
}

/** Pause before reconnecting after a rejected connection (milliseconds). */
const retryDelay = 1000
/** webpack's keep-alive message. */
const heartbeat = '💓'

const streams = new Map<string, Stream>()

addEventListener('connect', (event) => {
  const port = (event as MessageEvent).ports[0]
  if (!port) return
  let stream: Stream | undefined
  port.onmessage = ({ data }: MessageEvent<FromTab>) => {
    if (data === 'close') stream?.ports.delete(port)
    else {
      stream = streams.get(data.open) ?? begin(data.open)
      stream.ports.add(port)
      for (const message of stream.last) port.postMessage(message)
    }
  }
})

function begin(address: string): Stream {
  const stream: Stream = { ports: new Set(), last: [] }
  streams.set(address, stream)
  connect(address, stream)
  return stream
}

function connect(address: string, stream: Stream): void {
  const source = new EventSource(address)
  const broadcast = (message: FromWorker) => {
    for (const port of stream.ports) port.postMessage(message)
  }
  source.onopen = () => {
    stream.last = ['open']
    broadcast('open')
  }
  source.onmessage = ({ data }) => {
    if (data !== heartbeat) stream.last = ['open', { data }]
    broadcast({ data })
  }
  source.onerror = () => {
    stream.last = []
    broadcast('error')
    if (source.readyState === EventSource.CLOSED) setTimeout(connect, retryDelay, address, stream)
  }
}
