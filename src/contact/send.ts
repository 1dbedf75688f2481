/** Sends one inquiry to the form service, and believes it only when it says that it has it. */
import type { Inquiry } from './inquiry'

/** After this time the visitor is told that no answer has come (milliseconds). */
const patience = 15_000

/** Browsers finish requests of at most 64 KB for a page that is left; a character has up to four bytes. */
const longestKeptAlive = 16_000

export interface Payload extends Inquiry {
  access_key: string
  subject: string
  /** The same for the same inquiry, however often it is sent. */
  inquiry_id: string
  /** Only there when something ticked the trap: the service turns such an inquiry down. */
  botcheck?: true
}

/** What the form service answers, as far as it is read (specification, section 7). */
interface Answer {
  success?: unknown
  message?: unknown
}

/** No answer has come in time; one may still come. */
export class NoAnswer extends Error {}

/**
 * Posts the inquiry as JSON, to the end also when the page is left.
 * @returns when the service has confirmed it, however late
 * @throws when the service cannot be reached or does not confirm
 */
export async function send(endpoint: string, payload: Payload): Promise<void> {
  const body = JSON.stringify(payload)
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body,
    keepalive: body.length < longestKeptAlive,
  })
  const answer = readAnswer(await response.text())
  if (response.ok && answer?.success === true) return
  const reason = typeof answer?.message === 'string' && answer.message
  throw new Error(
    reason || `The form service answered with status ${response.status} and no confirmation.`,
  )
}

/**
 * Waits for an answer as long as a visitor would.
 * @throws NoAnswer when it has not come by then
 */
export async function inTime(answer: Promise<void>): Promise<void> {
  let timer: number | undefined
  const end = new Promise<never>((_, reject) => {
    timer = window.setTimeout(
      () =>
        reject(new NoAnswer(`The form service has not answered in ${patience / 1000} seconds.`)),
      patience,
    )
  })
  await Promise.race([answer, end]).finally(() => clearTimeout(timer))
}

function readAnswer(text: string): Answer | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}
