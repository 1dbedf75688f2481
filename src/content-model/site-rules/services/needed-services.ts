import { type CheckedFile, explainMentions } from '../../check/checked-file'
import type { FileDiagnostic } from '../../check/diagnostics'
import { sharedParts } from '../../collections/services'
import type { Mention } from '../../rules/mentions'
import { explainAbsence } from '../../visibility/visibility'

/**
 * Reports hidden services in comparisons, and answers without a visible service. Services that are
 * coming soon count as hidden: visitors cannot choose them.
 * @param day of the build, as year-month-day
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
    // An answer may also name a hidden service, unless it is coming soon.
    const hasOther = others.some((other) => absenceOf(file, other) === undefined)
    if (isAnswer && hasOther && absence !== comingSoon) return undefined
    const advice = isAnswer
      ? 'Name a service that visitors can choose, or publish this service.'
      : 'Remove the service and its texts, or publish both files on the same days.'
    return `${field} is “${target}”, but content/services/${target}.mdx ${absence}, and this page needs it. ${advice}`
  })
}

const needsServices = ({ collection }: CheckedFile) =>
  collection === 'comparisons' || collection === 'finder'

/** Returns the list that contains a mention: `answers[0].services`. */
const listOf = ({ field }: Mention) => field?.replace(/\[\d+\]$/, '')

const comingSoon = 'is coming soon'

function isService({ kind, in: collection }: Mention): boolean {
  return kind === 'entry' && collection === 'services'
}

/** Explains why visitors cannot choose a service. */
function explainHidden(from: CheckedFile, service: CheckedFile | undefined, day: string) {
  if (!service) return undefined
  if (service.comingSoon) return comingSoon
  const absence = explainAbsence(from.visibility, service.visibility, day)
  return absence ?? (service.visibility.unlisted ? 'is unlisted' : undefined)
}

function servicesIn(files: readonly CheckedFile[]): Map<string, CheckedFile> {
  const services = files.filter(({ collection }) => collection === 'services')
  return new Map(services.map((file) => [file.slug, file]))
}

/** Reports a field such as `processOf` whose service lacks the part. */
export function missingParts(files: readonly CheckedFile[]): FileDiagnostic[] {
  const services = servicesIn(files)
  return explainMentions([...services.values()], ({ field = '', target }) => {
    const service = services.get(target)
    // Another rule reports missing services.
    if (!isPart(field) || !service) return undefined
    const part = sharedParts[field]
    const isTaken = service.mentions.some((mention) => mention.field === field)
    if (!service.comingSoon && !isTaken && service.anchors?.includes(part) !== false)
      return undefined
    return `${field} is “${target}”, but ${service.file} does not have its own ${part}. Name a service that has it, or write ${part} here.`
  })
}

const isPart = (field: string): field is keyof typeof sharedParts =>
  Object.hasOwn(sharedParts, field)
