/** Compares the components of a translation with those of its original, which stand in the same order. */
import { count, type Diagnostic, startOfFile } from '../check/diagnostics'
import type { BodyComponent, OriginalBody } from './body-diagnostics'

const countOf = (components: readonly BodyComponent[], name: string) =>
  components.filter((one) => one.name === name).length

/** Returns the component of the original that stands at the place of the next one of that name. */
export function sameComponent(
  name: string,
  components: readonly BodyComponent[],
  original: OriginalBody | undefined,
): BodyComponent | undefined {
  return original?.components.filter((one) => one.name === name)[countOf(components, name)]
}

/** Reports components that a translation has more or less often than its original. */
export function differentComponents(
  own: readonly BodyComponent[],
  { file, components: all }: OriginalBody,
): Diagnostic[] {
  return [...new Set([...all, ...own].map(({ name }) => name))]
    .filter((name) => countOf(own, name) !== countOf(all, name))
    .map((name) => ({
      ...startOfFile,
      message: `<${name}> stands ${count(countOf(all, name), 'time')} in ${file} and ${count(countOf(own, name), 'time')} here. A translation has the same components, in the same order.`,
    }))
}
