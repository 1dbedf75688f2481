/** Compares the components of a translation with those of its original, which stand in the same order. */
import { count, type Diagnostic, startOfFile } from '../check/diagnostics'
import type { BodyComponent, BodyDiagnostics, OriginalBody } from './body-diagnostics'

/** Returns the component of the original that stands at the place of the next one of that name. */
export function sameComponent(
  name: string,
  { components }: BodyDiagnostics,
  original: OriginalBody | undefined,
): { same: BodyComponent | undefined; index: number } {
  const index = components.filter((one) => one.name === name).length
  return { same: original?.components.filter((one) => one.name === name)[index], index }
}

/** Returns that a translation has a component more often than its original. */
export function explainExtra(name: string, index: number, { file }: OriginalBody): string {
  return index === 0
    ? `<${name}> is not in ${file}. A translation has the same components: remove it here, or add it there.`
    : `<${name}> stands here more often than in ${file}, which has it ${index === 1 ? 'once' : `${index} times`}. A translation has the same components: remove this one, or add it there.`
}

/** Reports components of the original that a translation has fewer of. */
export function missingComponents(
  { components }: BodyDiagnostics,
  { file, components: all }: OriginalBody,
): Diagnostic[] {
  const countOf = (some: readonly BodyComponent[], name: string) =>
    some.filter((one) => one.name === name).length
  const names = [...new Set(all.map(({ name }) => name))]
  return names
    .filter((name) => countOf(components, name) < countOf(all, name))
    .map((name) => ({
      ...startOfFile,
      message: `<${name}> stands ${count(countOf(all, name), 'time')} in ${file} and ${count(countOf(components, name), 'time')} here. A translation has the same components, in the same order.`,
    }))
}
