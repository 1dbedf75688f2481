import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface RecordedHit {
  service: 'plausible' | 'matomo'
  /** Named as in the service's protocol. */
  fields: Record<string, string>
}

export interface AnalyticsHost {
  address: string
  hits: RecordedHit[]
  close(): void
}

/** Records requests in the protocols of Plausible and Matomo. Other requests get status 400. */
export async function startAnalyticsHost(): Promise<AnalyticsHost> {
  const hits: RecordedHit[] = []
  const server = createServer(async (request, response) => {
    const hit = readHit(request.url ?? '', await text(request))
    if (hit) hits.push(hit)
    response.writeHead(hit ? 202 : 400, { 'Access-Control-Allow-Origin': '*' }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, hits, close: () => server.close() }
}

function readHit(path: string, body: string): RecordedHit | undefined {
  if (path === '/api/event') {
    const fields: Record<string, string> = JSON.parse(body)
    return fields.name && fields.url && fields.domain ? { service: 'plausible', fields } : undefined
  }
  const fields = Object.fromEntries(new URLSearchParams(body))
  return path === '/matomo.php' && fields.rec === '1' && fields.idsite && fields.url
    ? { service: 'matomo', fields }
    : undefined
}
