import { count, type Diagnostic, startOfFile } from '../../check/diagnostics'
import type { BodyComponent, OriginalBody } from './body-diagnostics'

const countOf = (components: readonly BodyComponent[], name: string) =>
  components.filter((component) => component.name === name).length

/**
 * Returns the component of the original that a translation's next component with
 * this name translates: both have the same order.
 * @param components the translation's components so far
 */
export function sameComponent(
  name: string,
  components: readonly BodyComponent[],
  original: OriginalBody | undefined,
): BodyComponent | undefined {
  return original?.components.filter((component) => component.name === name)[
    countOf(components, name)
  ]
}

/** Reports components that occur more or less often than in the original. */
export function differentComponents(
  own: readonly BodyComponent[],
  { file, components: all }: OriginalBody,
): Diagnostic[] {
  return [...new Set([...all, ...own].map(({ name }) => name))]
    .filter((name) => countOf(own, name) !== countOf(all, name))
    .map((name) => ({
      ...startOfFile,
      message: `<${name}> occurs ${count(countOf(all, name), 'time')} in ${file} and ${count(countOf(own, name), 'time')} here. Use the same components in the same order.`,
    }))
}
