/** Checks the parts that a service takes from another one. */
import type { CheckedFile } from '../check/checked-file'
import { type FileDiagnostic, startOfFile } from '../check/diagnostics'
import { sharedParts } from '../collections/services'
import type { Mention } from '../rules/mentions'

/** A service that takes a part from another one. */
interface Taking {
  file: CheckedFile
  mention: Mention
  field: keyof typeof sharedParts
}

/** Reports parts that the service which is named does not have itself. */
export function missingParts(files: readonly CheckedFile[]): FileDiagnostic[] {
  const services = new Map(servicesIn(files).map((file) => [file.slug, file]))
  return takings(files).flatMap(({ file, mention, field }) => {
    const { target, line, column } = mention
    const absence = explainAbsence(services.get(target), field)
    if (!absence) return []
    const message = `${field} is “${target}”, but content/services/${target}.mdx ${absence}`
    return [{ file: file.file, line, column, message }]
  })
}

function explainAbsence(service: CheckedFile | undefined, field: Taking['field']) {
  // What is not there at all has been reported already.
  if (!service) return undefined
  const part = sharedParts[field]
  if (service.announced) return `is coming soon. Name a service that shows its ${part}.`
  const further = service.mentions.find((mention) => mention.field === field)?.target
  if (further) return `takes them from “${further}” itself. Write ${field}: ${further}`
  if (service.anchors?.includes(part) !== false) return undefined
  return `has no ${part}. Name a service that has, or write ${part} here.`
}

/** Returns advice on translations that go without such a part, because it is not there in their language. */
export function adviseOnParts(all: readonly CheckedFile[]): FileDiagnostic[] {
  const translations = all.filter(
    ({ collection, language }) => collection === 'services' && language !== undefined,
  )
  const originals = takings(all.filter(({ language }) => language === undefined))
  return translations.flatMap(({ file, slug, language }) =>
    originals
      .filter(
        ({ file: original, mention }) =>
          original.slug === slug &&
          !translations.some((one) => one.slug === mention.target && one.language === language),
      )
      .map(({ mention: { target }, field }) => ({
        file,
        ...startOfFile,
        message: `The page goes without ${sharedParts[field]}, which are those of ${target}: translate content/services/${target}.mdx too.`,
      })),
  )
}

const servicesIn = (files: readonly CheckedFile[]) =>
  files.filter(({ collection }) => collection === 'services')

function takings(files: readonly CheckedFile[]): Taking[] {
  return servicesIn(files).flatMap((file) =>
    file.mentions.flatMap((mention) => {
      const { field = '' } = mention
      return Object.hasOwn(sharedParts, field)
        ? [{ file, mention, field: field as Taking['field'] }]
        : []
    }),
  )
}
