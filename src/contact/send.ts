/** Sends an inquiry to the form service, and counts it as sent only if the service confirms it. */

/** Time after which the visitor is told that no answer has come (milliseconds). */
const answerTimeout = 15_000

/** Limit for `keepalive` (characters): browsers allow it up to 64 KB, at up to four bytes a character. */
const keepaliveLimit = 16_000

/** Error when no answer has come in time; one may still come. */
export class NoAnswer extends Error {}

/**
 * Posts the inquiry as JSON; the request continues when the page is left.
 * @returns a promise that resolves once the service has confirmed it, however late
 * @throws when the service cannot be reached or does not confirm
 */
export async function send(endpoint: string, payload: object): Promise<void> {
  const body = JSON.stringify(payload)
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body,
    keepalive: body.length < keepaliveLimit,
  })
  // The properties of the form service's answer that are used (specification, section 7).
  const answer: { success?: unknown; message?: unknown } | null = await response
    .json()
    .catch(() => null)
  if (response.ok && answer?.success === true) return
  const reason = typeof answer?.message === 'string' && answer.message
  throw new Error(
    reason || `The form service answered with status ${response.status} and no confirmation.`,
  )
}

/** Waits for an answer up to a time limit, and throws NoAnswer when it has not come by then. */
export async function inTime(answer: Promise<void>): Promise<void> {
  const words = `The form service has not answered in ${answerTimeout / 1000} seconds.`
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(words)), answerTimeout)
  })
  await Promise.race([answer, end]).finally(() => clearTimeout(timer))
}
