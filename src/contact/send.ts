/** Time until a missing answer is reported (milliseconds). */
const answerTimeout = 15_000

/**
 * Longest body for `keepalive` (characters). Browsers allow 64 KB, and a
 * character has up to four bytes.
 */
const keepaliveLimit = 16_000

/** The service did not answer in time. It may still answer. */
export class NoAnswer extends Error {}

/**
 * Posts the inquiry as JSON, even if the visitor leaves the page. Resolves when
 * the service confirms it.
 * @throws if the service cannot be reached or does not confirm
 */
export async function send(endpoint: string, payload: object): Promise<void> {
  const body = JSON.stringify(payload)
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body,
    keepalive: body.length < keepaliveLimit,
  })
  // The service confirms with `success: true`, or gives a reason in `message`.
  const answer: { success?: unknown; message?: unknown } | null = await response
    .json()
    .catch(() => null)
  if (response.ok && answer?.success === true) return
  const reason = typeof answer?.message === 'string' && answer.message
  throw new Error(
    reason || `The form service did not confirm the inquiry (status ${response.status}).`,
  )
}

/** Waits for the answer. @throws NoAnswer after the time limit */
export async function inTime(answer: Promise<void>): Promise<void> {
  const message = `The form service did not answer within ${answerTimeout / 1000} seconds.`
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(message)), answerTimeout)
  })
  await Promise.race([answer, end]).finally(() => clearTimeout(timer))
}
