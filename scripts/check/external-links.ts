import { type CheckedFile, explainMentions } from '../../src/content-model/check/checked-file'
import type { FileDiagnostic } from '../../src/content-model/check/diagnostics'
import { CliError } from '../machine/run-command'

type Outcome =
  | { state: 'works' }
  /**
   * The server rejects programs (403) or limits requests (429), or the name is
   * reserved.
   */
  | { state: 'unchecked'; reason: string }
  | { state: 'moved'; to: string }
  | { state: 'broken'; reason: string; hasAnswered: boolean }

interface LinkReport {
  broken: FileDiagnostic[]
  moved: FileDiagnostic[]
  unchecked: string[]
  count: number
}

interface LinkOptions {
  /** For each address, redirects included (milliseconds). */
  limit?: number
}

/** A server that many pages link to could mistake more for an attack. */
const concurrency = 2
const maximumRedirects = 10

/**
 * Requests each external address once, and reports broken and moved links.
 * @throws CliError if several addresses were requested and no server answered
 */
export async function checkExternalLinks(
  files: readonly CheckedFile[],
  { limit = 20_000 }: LinkOptions = {},
): Promise<LinkReport> {
  const addresses = new Set(
    files.flatMap(({ mentions }) =>
      mentions.flatMap(({ kind, target }) => externalAddress(kind, target) ?? []),
    ),
  )
  const outcomes = new Map<string, Outcome>()
  const queue = [...addresses].sort()
  const work = async () => {
    for (let address = queue.shift(); address; address = queue.shift())
      outcomes.set(address, await outcomeOf(address, limit))
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  rejectMissingConnection([...outcomes.values()])
  const diagnostics = (explain: (address: string, outcome: Outcome) => string | undefined) =>
    explainMentions(files, ({ kind, target }) => {
      const address = externalAddress(kind, target)
      const outcome = address && outcomes.get(address)
      return outcome ? explain(address, outcome) : undefined
    })
  return {
    broken: diagnostics((address, outcome) =>
      outcome.state === 'broken'
        ? `${address} cannot be reached: ${outcome.reason}. Write its new address, or remove the link.`
        : undefined,
    ),
    moved: diagnostics((address, outcome) =>
      outcome.state === 'moved'
        ? `${address} has moved permanently. Write: ${outcome.to}`
        : undefined,
    ),
    unchecked: [...outcomes]
      .sort()
      .flatMap(([address, outcome]) =>
        outcome.state === 'unchecked' ? `${address} (${outcome.reason})` : [],
      ),
    count: addresses.size,
  }
}

function rejectMissingConnection(outcomes: readonly Outcome[]): void {
  const requested = outcomes.filter(
    (outcome) => !('reason' in outcome) || outcome.reason !== reserved,
  )
  const silent = requested.flatMap((outcome) =>
    outcome.state === 'broken' && !outcome.hasAnswered ? outcome : [],
  )
  if (silent.length > 1 && silent.length === requested.length)
    throw new CliError(
      `None of the ${silent.length} addresses answered (${silent[0]?.reason}). Check your internet connection.`,
    )
}

/** Returns the address without its fragment; undefined for other mentions. */
function externalAddress(kind: string, target: string): string | undefined {
  return kind === 'link' && /^https?:\/\//.test(target) ? target.replace(/#.*/s, '') : undefined
}

const reserved = 'reserved name'

/** RFC 2606; the sample content uses such names. */
const isReserved = ({ hostname }: URL) => /(^|\.)(example|test|invalid)$/.test(hostname)

async function outcomeOf(address: string, limit: number): Promise<Outcome> {
  const signal = AbortSignal.timeout(limit)
  let current = address
  let isPermanent = true
  try {
    if (isReserved(new URL(address))) return { state: 'unchecked', reason: reserved }
    for (let hop = 0; hop <= maximumRedirects; hop += 1) {
      const { status, headers, body } = await fetch(current, {
        redirect: 'manual',
        signal,
        headers: { 'User-Agent': 'Mozilla/5.0 (compatible; link check)', Accept: '*/*' },
      })
      await body?.cancel()
      const location = headers.get('location')
      if (status >= 300 && status < 400 && location) {
        isPermanent &&= status === 301 || status === 308
        current = new URL(location, current).href
      } else if (status === 403 || status === 429)
        return { state: 'unchecked', reason: `status ${status}` }
      else if (status >= 400)
        return { state: 'broken', reason: `status ${status}`, hasAnswered: true }
      else
        return current !== address && isPermanent
          ? { state: 'moved', to: current }
          : { state: 'works' }
    }
    const reason = `more than ${maximumRedirects} redirects`
    return { state: 'broken', reason, hasAnswered: true }
  } catch (error) {
    const reason = signal.aborted ? `no answer in ${limit / 1000} s` : causeOf(error)
    return { state: 'broken', reason, hasAnswered: false }
  }
}

/** The message `fetch failed` does not contain the cause. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
