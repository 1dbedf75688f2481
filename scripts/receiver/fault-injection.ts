/** Fault injection: the ways in which a form service fails, done for real so that tests need no mock. */
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Each fault, and what the visitor's browser meets. */
export const ways = {
  stall: 'accepts the request and never answers',
  reset: 'breaks the connection',
  html: 'answers 200 with a web page',
  empty: 'answers 200 with nothing',
  refuse: 'answers 200 with success: false and a message',
  '4xx': 'answers 422 with a message',
  '5xx': 'answers 503 with a web page',
  slow: 'keeps the inquiry, and answers after three seconds',
  late: 'keeps the inquiry, and answers once it behaves well again',
} as const

export type InjectedFault = keyof typeof ways

export function isInjectedFault(name: unknown): name is InjectedFault {
  return typeof name === 'string' && name in ways
}

/** Delay of `slow`, in milliseconds. */
export const slowness = 3000

const page = '<!doctype html><title>Service unavailable</title><h1>Service unavailable</h1>'

/** Faults with which an inquiry is kept. */
export type Delay = 'slow' | 'late'

export function isDelay(way: InjectedFault): way is Delay {
  return way === 'slow' || way === 'late'
}

/** Fails in the given way, and keeps nothing of the inquiry. */
export async function injectFault(
  way: Exclude<InjectedFault, Delay>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  switch (way) {
    case 'stall':
      reply.hijack()
      return
    case 'reset':
      reply.hijack()
      request.raw.socket.resetAndDestroy()
      return
    case 'html':
      await reply.type('text/html').send(page)
      return
    case 'empty':
      await reply.send('')
      return
    case 'refuse':
      await reply.send({ success: false, message: 'This form has reached its monthly limit.' })
      return
    case '4xx':
      await reply.code(422).send({ success: false, message: 'The form is switched off.' })
      return
    case '5xx':
      await reply.code(503).type('text/html').send(page)
  }
}
