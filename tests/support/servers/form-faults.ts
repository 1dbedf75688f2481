/** Failures of a form service. */
import { createServer, type Server } from 'node:http'
import { type Answer, answerTo, send } from '../../../scripts/form-stub/form-stub'

export type FormFault =
  /** Breaks the connection. */
  | 'reset'
  /** Answers 200 with a web page. */
  | 'html'
  /** Answers 200 with `success: false` and a message. */
  | 'refuse'
  /** Answers 503 with a web page. */
  | '5xx'
  /** Stores the inquiry, and answers when the fault changes. */
  | 'late'

const page = {
  headers: { 'Content-Type': 'text/html' },
  body: '<!doctype html><title>Service unavailable</title><h1>Service unavailable</h1>',
}

/** Answers of faults that do not store the inquiry. */
const faultyAnswers: Partial<Record<FormFault, Answer>> = {
  html: { status: 200, ...page },
  refuse: {
    status: 200,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ success: false, message: 'This form has reached its monthly limit.' }),
  },
  '5xx': { status: 503, ...page },
}

/** Returns a form stub that stores inquiries in a file. */
export function faultyFormStub(file: string): {
  server: Server
  /** Starts a fault, or ends it. */
  injectFault(fault: FormFault | undefined): void
} {
  let fault: FormFault | undefined
  const waiting: (() => void)[] = []
  const server = createServer(async (request, response) => {
    // Preflight requests have no faults.
    if (request.method !== 'POST') return send(response, await answerTo(request, file))
    if (fault === 'reset') return void request.socket.resetAndDestroy()
    const answer = (fault && faultyAnswers[fault]) ?? (await answerTo(request, file))
    // The fault may have ended.
    if (fault === 'late') await new Promise<void>((resolve) => waiting.push(resolve))
    send(response, answer)
  })
  const injectFault = (next: FormFault | undefined) => {
    fault = next
    if (next !== 'late') for (const answer of waiting.splice(0)) answer()
  }
  return { server, injectFault }
}
