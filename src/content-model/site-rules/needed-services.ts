/**
 * Checks that services are there which a page cannot do without: each column of a comparison, each end of the finder, and
 * those from which a service takes a part.
 */
import { type CheckedFile, explainMentions } from '../check/checked-file'
import type { FileDiagnostic } from '../check/diagnostics'
import { sharedParts } from '../collections/services'
import type { Mention } from '../rules/mentions'
import { explainAbsence } from '../visibility/visibility'

/**
 * Reports services that are hidden while a comparison shows them, and answers all of whose services are hidden. A
 * service that is coming soon stands in neither: it cannot be chosen yet.
 * @param day the day on which the site is built, as year-month-day
 */
export function missingServices(files: readonly CheckedFile[], day: string): FileDiagnostic[] {
  const services = servicesIn(files)
  const absenceOf = (from: CheckedFile, { target }: Mention) =>
    explainHidden(from, services.get(target), day)
  return explainMentions(files.filter(needsServices), (mention, file) => {
    const absence = isService(mention) && absenceOf(file, mention)
    if (!absence) return undefined
    const { field, target } = mention
    const isAnswer = file.collection === 'finder'
    const others = file.mentions.filter((other) => listOf(other) === listOf(mention))
    // An answer does without a hidden service while it has another, but names none that is coming soon.
    const hasOther = others.some((other) => absenceOf(file, other) === undefined)
    if (isAnswer && hasOther && absence !== comingSoon) return undefined
    const cure = isAnswer
      ? 'Name one that visitors can choose, or make this one be there.'
      : 'Take the service and its texts out, or make both files be there on the same days.'
    return `${field} is “${target}”, but content/services/${target}.mdx ${absence}, and this page cannot do without it. ${cure}`
  })
}

const needsServices = ({ collection }: CheckedFile) =>
  collection === 'comparisons' || collection === 'finder'

/** Returns the list in which a mention is: `answers[0].services`. */
const listOf = ({ field }: Mention) => field?.replace(/\[\d+\]$/, '')

const comingSoon = 'is coming soon'

function isService({ kind, in: collection }: Mention): boolean {
  return kind === 'entry' && collection === 'services'
}

/** Returns why a page does not show a service; what is not there at all has been reported already. */
function explainHidden(from: CheckedFile, service: CheckedFile | undefined, day: string) {
  if (!service) return undefined
  if (service.announced) return comingSoon
  const absence = explainAbsence(from.visibility, service.visibility, day)
  return absence ?? (service.visibility.unlisted ? 'is unlisted' : undefined)
}

function servicesIn(files: readonly CheckedFile[]): Map<string, CheckedFile> {
  const services = files.filter(({ collection }) => collection === 'services')
  return new Map(services.map((file) => [file.slug, file]))
}

/** Reports parts that the service which is named does not show as its own. */
export function missingParts(files: readonly CheckedFile[]): FileDiagnostic[] {
  const services = servicesIn(files)
  return explainMentions([...services.values()], ({ field = '', target }) => {
    const service = services.get(target)
    // What is not there at all has been reported already.
    if (!isPart(field) || !service) return undefined
    const part = sharedParts[field]
    const isTaken = service.mentions.some((mention) => mention.field === field)
    if (!service.announced && !isTaken && service.anchors?.includes(part) !== false)
      return undefined
    return `${field} is “${target}”, but ${service.file} shows no ${part} of its own. Name a service that does, or write ${part} here.`
  })
}

const isPart = (field: string): field is keyof typeof sharedParts =>
  Object.hasOwn(sharedParts, field)
