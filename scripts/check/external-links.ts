import { type CheckedFile, explainMentions } from '../../src/content-model/check/checked-file'
import { CliError } from '../machine/run-command'

/** Empty for an address that works. */
interface Outcome {
  /** Messages for writers. */
  broken?: string
  moved?: string
  /** Why the link cannot be checked: the server rejects programs (403) or limits requests (429). */
  unchecked?: string
  /** Why no server answered. */
  silence?: string
}

/** With more requests, a server could suspect an attack. */
const concurrency = 2
const maximumRedirects = 10

/**
 * Requests each external address once, and reports broken and moved links.
 * @param limit time for each address, including redirects (milliseconds)
 * @throws CliError if several addresses were requested and no server answered
 */
export async function checkExternalLinks(files: readonly CheckedFile[], limit = 20_000) {
  const addresses = new Set(
    files.flatMap(({ mentions }) =>
      mentions.flatMap(({ kind, target }) => externalAddress(kind, target) ?? []),
    ),
  )
  const outcomes = new Map<string, Outcome>()
  const queue = [...addresses].filter((address) => !isReserved(address)).sort()
  const work = async () => {
    for (let address = queue.shift(); address; address = queue.shift())
      outcomes.set(address, await outcomeOf(address, limit))
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  const silent = [...outcomes.values()].flatMap(({ silence }) => silence ?? [])
  if (silent.length > 1 && silent.length === outcomes.size)
    throw new CliError(
      `None of the ${silent.length} addresses answered (${silent[0]}). Check your internet connection.`,
    )
  const diagnostics = (name: 'broken' | 'moved') =>
    explainMentions(
      files,
      ({ kind, target }) => outcomes.get(externalAddress(kind, target) ?? '')?.[name],
    )
  return {
    broken: diagnostics('broken'),
    moved: diagnostics('moved'),
    unchecked: [...addresses].sort().flatMap((address) => {
      const { unchecked } = outcomes.get(address) ?? { unchecked: 'reserved name' }
      return unchecked ? `${address} (${unchecked})` : []
    }),
    count: addresses.size,
  }
}

/** Returns the address without its fragment; undefined for other mentions. */
function externalAddress(kind: string, target: string): string | undefined {
  return kind === 'link' && /^https?:\/\//.test(target) ? target.replace(/#.*/s, '') : undefined
}

/** RFC 2606 reserves these names, and the sample content uses them. */
const isReserved = (address: string) =>
  URL.canParse(address) && /(^|\.)(example|test|invalid)$/.test(new URL(address).hostname)

async function outcomeOf(address: string, limit: number): Promise<Outcome> {
  const signal = AbortSignal.timeout(limit)
  const brokenBy = (reason: string) => ({
    broken: `${address} cannot be reached: ${reason}. Write its new address, or remove the link.`,
  })
  let current = address
  let isPermanent = true
  try {
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
      } else if (status === 403 || status === 429) return { unchecked: `status ${status}` }
      else if (status >= 400) return brokenBy(`status ${status}`)
      else if (current === address || !isPermanent) return {}
      else return { moved: `${address} has moved permanently. Write: ${current}` }
    }
    return brokenBy(`more than ${maximumRedirects} redirects`)
  } catch (error) {
    const silence = signal.aborted ? `no answer in ${limit / 1000} s` : causeOf(error)
    return { ...brokenBy(silence), silence }
  }
}

/** Returns the cause, which the message `fetch failed` does not contain. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
