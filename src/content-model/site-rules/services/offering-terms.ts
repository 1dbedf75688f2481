import { type CheckedFile, explainMentions } from '../../check/checked-file'
import type { FileDiagnostic } from '../../check/diagnostics'
import type { Mention } from '../../rules/mentions'
import { amountRange, overlap } from '../../rules/text/amounts'
import { longestWeeks, offeredWeeks } from '../../rules/text/durations'

/** A month is not a whole number of weeks. */
const lengthTolerance = 1.1

/** Reports prices outside their budget, and processes that last longer than their offerings. */
export function offeringDiagnostics(files: readonly CheckedFile[]): FileDiagnostic[] {
  const offerings = files.filter(({ collection }) => collection === 'offerings')
  const services = files.filter(({ collection }) => collection === 'services')
  const budgets = budgetsIn(files)
  return [
    ...explainMentions(offerings, (mention, file) => explainPrice(mention, file, budgets)),
    ...explainMentions(services, (mention, file) => explainLength(mention, file, offerings)),
  ]
}

const targetOf = ({ mentions }: CheckedFile, field: string) =>
  mentions.find((mention) => mention.field === field)?.target

/** Returns the budgets in the settings by name, in the currency of prices. */
function budgetsIn(files: readonly CheckedFile[]): Map<string, string> {
  const settings = files.find(({ file }) => file === 'content/settings.yaml')
  const named = (settings?.mentions ?? []).flatMap(({ field = '', target }) => {
    const [, list] = /^(budgets\[\d+\])\.budget$/.exec(field) ?? []
    const range = list && settings && targetOf(settings, `${list}.inPrices`)
    return range ? [[target, range] as const] : []
  })
  return new Map(named)
}

function explainPrice(
  { field, target }: Mention,
  file: CheckedFile,
  budgets: ReadonlyMap<string, string>,
): string | undefined {
  if (field !== 'terms.price') return undefined
  const band = targetOf(file, 'terms.band') ?? ''
  const [price, range] = [target, budgets.get(band) ?? ''].map(amountRange)
  if (!price || !range || overlap(price, range)) return undefined
  const fitting = [...budgets].find(([, written]) => {
    const other = amountRange(written)
    return other && overlap(price, other)
  })
  const advice = fitting ? `Write band: ${fitting[0]}` : 'Leave band out'
  return `${field} is “${target}”, but its band ${band} is “${budgets.get(band)}” in content/settings.yaml. ${advice}, or correct the price.`
}

const isStep = ({ kind, field = '' }: Mention) =>
  kind === 'duration' && field.startsWith('process.')

/** Reports a process whose longest step exceeds the length of its offerings. */
function explainLength(mention: Mention, file: CheckedFile, offerings: readonly CheckedFile[]) {
  const longest = weeksOf(mention)
  if (longest === 0 || mention !== longestStep(file)) return undefined
  const sold = file.mentions.flatMap(({ kind, in: collection, field = '', target }) => {
    if (kind === 'duration' && field.startsWith('quotedSeparately'))
      return { weeks: offeredWeeks(target), words: target }
    if (kind !== 'entry' || collection !== 'offerings') return []
    const offering = offerings.find(({ slug }) => slug === target)
    const length = offering && targetOf(offering, 'terms.length')
    return { weeks: length && offeredWeeks(length), words: `${target} (${length})` }
  })
  const weeks = sold.reduce((sum, part) => sum + (part.weeks || Number.NaN), 0)
  if (sold.length === 0 || Number.isNaN(weeks) || longest <= weeks * lengthTolerance)
    return undefined
  const bought = sold.map(({ words }) => words).join(' and ')
  return `${mention.field} is “${mention.target}”, but ${bought}, which clients buy for this service, takes less time. Write a shorter length, name a longer offering, or add the rest to quotedSeparately, for example: - { title: The other stages, length: Three weeks, price: Rp250 million }`
}

function longestStep({ mentions }: CheckedFile): Mention | undefined {
  return mentions.filter(isStep).toSorted((a, b) => weeksOf(b) - weeksOf(a))[0]
}

const weeksOf = ({ target }: Mention) => longestWeeks(target) ?? 0
