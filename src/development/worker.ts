/** In development: holds one connection for each event stream, and hands on what it says to all tabs. */
import type { FromTab, FromWorker } from './messages'

interface Stream {
  ports: Set<MessagePort>
  source: EventSource
  /** What a tab has to know that comes later. */
  last: FromWorker[]
}

/** Milliseconds after which a connection that the server has refused is tried again. */
const retryAfter = 1000
/** What webpack's client hears while nothing happens. */
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
  const stream: Stream = { ports: new Set(), source: connect(address), last: [] }
  streams.set(address, stream)
  return stream
}

function connect(address: string): EventSource {
  const source = new EventSource(address)
  const tell = (message: FromWorker) => {
    for (const port of streams.get(address)?.ports ?? []) port.postMessage(message)
  }
  const keep = (last: FromWorker[]) => {
    const stream = streams.get(address)
    if (stream) stream.last = last
  }
  source.onopen = () => {
    keep(['open'])
    tell('open')
  }
  source.onmessage = ({ data }) => {
    if (data !== heartbeat) keep(['open', { data }])
    tell({ data })
  }
  source.onerror = () => {
    keep([])
    tell('error')
    if (source.readyState === EventSource.CLOSED) setTimeout(reconnect, retryAfter, address)
  }
  return source
}

function reconnect(address: string): void {
  const stream = streams.get(address)
  if (stream) stream.source = connect(address)
}
