/**
 * The form stub of `npm start` and `npm run dev`: implements the protocol of
 * https://docs.web3forms.com and appends each inquiry to a file.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen, listenFrom } from '../machine/ports'

/** The access key of builds that post to a form stub on this machine. */
export const formKey = process.env.GATSBY_FORM_ACCESS_KEY ?? 'your-key'

const firstPort = 8788
const advice = 'GATSBY_FORM_ENDPOINT=http://127.0.0.1:8790/submit'
const file = 'inquiries.jsonl'

type Fields = Record<string, unknown>

export interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string
}

/**
 * Starts a form stub at `GATSBY_FORM_ENDPOINT`, or at the first free port. It accepts inquiries
 * from anyone, so it listens only on loopback.
 * @returns the server, and environment variables for a build whose form posts to it
 * @throws when the port in the environment is in use, with advice
 */
export async function startFormStub() {
  const server = createServer(async (request, response) => {
    const answer = await answerTo(request, file).catch((error: Error) => {
      console.error(error)
      return { status: 500 }
    })
    send(response, answer)
  })
  const named = process.env.GATSBY_FORM_ENDPOINT
  if (named) await listen(server, Number(new URL(named).port), advice, '127.0.0.1')
  const port = named ? undefined : await listenFrom(server, firstPort)
  console.log(`\nInquiries from the form are saved in ${file}`)
  const environment = {
    GATSBY_FORM_ENDPOINT: named ?? `http://127.0.0.1:${port}/submit`,
    GATSBY_FORM_ACCESS_KEY: formKey,
  }
  return { server, environment }
}

/** Sends a response that pages of every origin may read. */
export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const forPages = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'Content-Type, Accept',
  }
  response.writeHead(status, { ...forPages, ...headers }).end(body)
}

/**
 * Appends an inquiry to the file as a line of JSON.
 * @returns JSON for scripts; a redirect for a form that the browser posted
 */
export async function answerTo(request: IncomingMessage, path: string): Promise<Answer> {
  if (request.method !== 'POST') return { status: 204 }
  const { origin = '', 'content-type': type = '' } = request.headers
  const isForm = type.startsWith('application/x-www-form-urlencoded')
  const fields = fieldsOf(await text(request), isForm)
  const objection = fields ? rejectionReason(fields) : 'Fields are expected.'
  if (fields && !objection) keep(fields, path)
  const page = isForm ? String(fields?.redirect) : ''
  if (URL.canParse(page)) {
    const { pathname } = new URL(objection ? 'not-sent' : page, page)
    // Redirects to this machine, although the form contains the public address.
    const { href } = new URL(pathname, URL.canParse(origin) ? origin : page)
    return { status: 303, headers: { Location: href } }
  }
  const message = objection ?? 'Email sent successfully!'
  return {
    status: objection ? 400 : 200,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ success: !objection, message }),
  }
}

function fieldsOf(body: string, isForm: boolean): Fields | undefined {
  if (isForm) return Object.fromEntries(new URLSearchParams(body))
  try {
    const fields: unknown = JSON.parse(body)
    return typeof fields === 'object' && fields !== null ? { ...fields } : undefined
  } catch {
    return undefined
  }
}

/** Returns undefined for a valid inquiry. */
function rejectionReason({ access_key, botcheck, message }: Fields): string | undefined {
  if (access_key !== formKey) return 'Invalid access key.'
  if (botcheck) return 'This looks like spam: botcheck is ticked.'
  if (String(message ?? '').trim() === '') return 'The message is empty.'
  return undefined
}

/** Stores each inquiry once, because the form resends unconfirmed inquiries. */
function keep(fields: Fields, path: string): void {
  appendFileSync(path, '')
  const id = fields.inquiry_id
  const sent = `"inquiry_id":${JSON.stringify(id)}`
  if (id && readFileSync(path, 'utf8').includes(sent)) return
  appendFileSync(path, `${JSON.stringify({ received: new Date().toISOString(), fields })}\n`)
}
