/**
 * Replaces the form service on this machine: the protocol of https://docs.web3forms.com, with each inquiry
 * stored in a file instead of being mailed.
 */
import formBody from '@fastify/formbody'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { fieldsOf, objectionTo } from './examine'
import { Journal } from './journal'

/** The key that is accepted if no others are given: the one of docs/deploying.md. */
export const localKey = 'your-key'

/** Size of a request at most, in bytes: more than a person writes; the service has a limit too. */
const bodyLimit = 128 * 1024

export interface ReceiverOptions {
  /** Where inquiries are kept: a file of one JSON object a line. */
  file: string
  /** Port on loopback; 0, the default, lets the system choose one. */
  port?: number
  /** A loopback address: 127.0.0.1, the default, ::1 or localhost. */
  host?: string
  /** Access keys that are accepted. */
  keys?: readonly string[]
  /** Adds hooks to the server before it listens: tests make it fail. */
  extend?: (server: FastifyInstance) => void
}

export interface Receiver {
  /** Where forms post to: `http://127.0.0.1:8788/submit`. */
  endpoint: string
  /** Absolute path of the file of inquiries, and their number at the start. */
  path: string
  count: number
  /** Breaks all connections and stops. */
  close(): Promise<void>
}

/**
 * Starts the receiver.
 * @throws when the address is not on this machine, the port is taken, or the file cannot be opened
 */
export async function startReceiver(options: ReceiverOptions): Promise<Receiver> {
  const { file, port = 0, host = '127.0.0.1', keys = [localKey], extend } = options
  if (!['127.0.0.1', '::1', 'localhost'].includes(host)) throw new Error(beyondLoopback(host))
  // Opened once the port is ours: the file may belong to a receiver that is already running.
  let journal: Promise<Journal>
  const server = Fastify({ bodyLimit, forceCloseConnections: true })
  server.removeContentTypeParser('text/plain')
  await server.register(formBody, { bodyLimit })

  // The service lets pages of every origin read its answers.
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('Access-Control-Allow-Origin', '*')
  })
  extend?.(server)
  server.options('/submit', async (_request, reply) => {
    reply.header('Access-Control-Allow-Methods', 'POST, OPTIONS')
    reply.header('Access-Control-Allow-Headers', 'Content-Type, Accept')
    return reply.code(204).send()
  })
  server.post('/submit', async (request, reply) => {
    const fields = fieldsOf(request.body)
    const objection = objectionTo(fields, keys)
    if (objection) return answer(request, reply, 400, objection)
    await (await journal).append({ received: new Date().toISOString(), fields })
    return answer(request, reply, 200, 'Email sent successfully!')
  })
  server.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    const message = error instanceof Error && status < 500 ? error.message : 'Something went wrong.'
    if (status >= 500) console.error(error)
    return answer(request, reply, status, message)
  })

  const endpoint = `${await server.listen({ port, host })}/submit`
  journal = Journal.open(file)
  const { path, count } = await journal.catch(async (error: Error) => {
    await server.close()
    throw error
  })
  return {
    endpoint,
    path,
    count,
    close: async () => {
      await server.close()
      await (await journal).close()
    },
  }
}

/**
 * Answers scripts with JSON. Redirects a form's own post to a page: after success to the one that it names.
 */
function answer(request: FastifyRequest, reply: FastifyReply, status: number, message: string) {
  const success = status === 200
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  const target = isForm && targetOf(request, success)
  if (target) return reply.redirect(target, 303)
  return reply.code(status).send({ success, message })
}

/**
 * Returns the page to which a form's post redirects. The service knows `redirect` alone, for success. A page
 * served from this machine stays on this machine, and a refusal leads to /not-sent beside it.
 */
function targetOf({ body, headers }: FastifyRequest, success: boolean): string | undefined {
  const named = readUrl((body as { redirect?: unknown } | undefined)?.redirect)
  if (!named) return undefined
  const page = readUrl(headers.origin)
  if (page && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(page.hostname)) {
    named.protocol = page.protocol
    named.host = page.host
  }
  return success ? named.href : new URL('not-sent', named).href
}

function readUrl(text: unknown): URL | undefined {
  return typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined
}

function statusOf(error: unknown): number {
  if (error instanceof TypeError) return 400
  const { statusCode } = error as { statusCode?: number }
  return statusCode ?? 500
}

function beyondLoopback(host: string): string {
  return `The receiver keeps what strangers write, unencrypted and without asking who they are, so it only listens on this machine: 127.0.0.1, ::1 or localhost, not ${host}.`
}
