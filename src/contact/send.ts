/** Sends one inquiry to the form service, and believes it only when it says that it has it. */
import type { Inquiry } from './inquiry'

/** After this time a request is given up (milliseconds). */
const patience = 15_000

export interface Payload extends Inquiry {
  access_key: string
  subject: string
  /** Only there when something ticked the trap: the service turns such an inquiry down. */
  botcheck?: true
}

/** What the form service answers, as far as it is read (specification, section 7). */
interface Answer {
  success?: unknown
  message?: unknown
}

/**
 * Posts the inquiry as JSON.
 * @throws when the service cannot be reached, does not answer in time, or does not confirm
 */
export async function send(endpoint: string, payload: Payload): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(patience),
  })
  const answer = readAnswer(await response.text())
  if (response.ok && answer?.success === true) return
  const reason = typeof answer?.message === 'string' && answer.message
  throw new Error(
    reason || `The form service answered with status ${response.status} and no confirmation.`,
  )
}

function readAnswer(text: string): Answer | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}
