/** Failures of a form service. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Answer, answerTo, send } from '../../../scripts/form-stub/form-stub'

type FormFault =
  /** Never answers. */
  | 'stall'
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

/** These do not store the inquiry. */
const faultyAnswers: Partial<Record<FormFault, Answer>> = {
  html: { status: 200, ...page },
  refuse: {
    status: 200,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ success: false, message: 'This form has reached its monthly limit.' }),
  },
  '5xx': { status: 503, ...page },
}

export class FormFaults {
  private fault: FormFault | undefined
  private readonly waiting: (() => void)[] = []

  /** Starts a fault, or ends it. */
  inject(fault: FormFault | undefined): void {
    this.fault = fault
    if (fault !== 'late') for (const answer of this.waiting.splice(0)) answer()
  }

  /** Returns a form stub that stores inquiries in a file. */
  serverOf(file: string): Server {
    return createServer((request, response) => this.answer(request, response, file))
  }

  private async answer(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
  ): Promise<void> {
    // Preflight requests have no faults.
    if (request.method !== 'POST') return send(response, await answerTo(request, file))
    const { fault } = this
    if (fault === 'stall') return
    if (fault === 'reset') {
      request.socket.resetAndDestroy()
      return
    }
    const answer = (fault && faultyAnswers[fault]) ?? (await answerTo(request, file))
    // The fault may have ended.
    if (this.fault === 'late') await new Promise<void>((resolve) => this.waiting.push(resolve))
    send(response, answer)
  }
}
