/** Fault injection: the ways in which a form service fails, done for real so that tests need no mock. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A fault, and what the visitor's browser meets. */
export type FormFault =
  /** Accepts the request and never answers. */
  | 'stall'
  /** Breaks the connection. */
  | 'reset'
  /** Answers 200 with a web page. */
  | 'html'
  /** Answers 200 with nothing. */
  | 'empty'
  /** Answers 200 with `success: false` and a message. */
  | 'refuse'
  /** Answers 422 with a message. */
  | '4xx'
  /** Answers 503 with a web page. */
  | '5xx'
  /** Keeps the inquiry, and answers after three seconds. */
  | 'slow'
  /** Keeps the inquiry, and answers once there is another fault or none. */
  | 'late'

/** Delay of `slow`, in milliseconds. */
const slowness = 3000

const page = '<!doctype html><title>Service unavailable</title><h1>Service unavailable</h1>'

/** Faults of a receiver: `new FormFaults()`, then `startReceiver({ extend: faults.addTo })`. */
export class FormFaults {
  private fault: FormFault | undefined
  private readonly waiting: (() => void)[] = []

  /** Injects this fault from now on, or none. */
  inject(fault: FormFault | undefined): void {
    this.fault = fault
    if (fault !== 'late') for (const answer of this.waiting.splice(0)) answer()
  }

  /** Adds the faults to a receiver that has not started yet. */
  readonly addTo = (server: FastifyInstance): void => {
    server.addHook('preHandler', async (request, reply) => {
      if (request.method === 'POST') return this.fail(request, reply)
    })
    server.addHook('onSend', async ({ method }, { statusCode }) => {
      // Only an inquiry that was kept is answered late.
      if (method === 'POST' && statusCode < 400) await this.delay()
    })
  }

  /** Answers in place of the receiver, which then keeps nothing of the inquiry. */
  private async fail(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    switch (this.fault) {
      case 'stall':
        return reply.hijack()
      case 'reset':
        reply.hijack()
        return request.raw.socket.resetAndDestroy()
      case 'html':
        return reply.type('text/html').send(page)
      case 'empty':
        return reply.send('')
      case 'refuse':
        return reply.send({ success: false, message: 'This form has reached its monthly limit.' })
      case '4xx':
        return reply.code(422).send({ success: false, message: 'The form is switched off.' })
      case '5xx':
        return reply.code(503).type('text/html').send(page)
    }
  }

  private async delay(): Promise<void> {
    if (this.fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowness))
    if (this.fault === 'late') await new Promise<void>((resolve) => this.waiting.push(resolve))
  }
}
