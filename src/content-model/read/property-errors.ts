import { type Diagnostic, excerpt } from '../check/diagnostics'
import { adviseOnProperty, isKnown } from '../rules/body/unknown-components'

interface PropertyError extends Pick<Diagnostic, 'message' | 'fix'> {
  start: number
}

/** The first pattern that matches explains the tag. */
const causes: readonly [pattern: RegExp, explain: (name: string, words: string) => string][] = [
  [
    /([\w-]+)="([^"=\n]*"[^\s">/][^"\n]*"[^"\n]*)"(?=\s|\/?>)/d,
    (name, words) => `${name} has double quotes inside double quotes. Write: ${name}='${words}'`,
  ],
  [
    /([\w-]+)[:=]\s*'([^'\n]*\p{L}'\p{L}[^'\n]*)'/du,
    (name, words) => `${name} has an apostrophe inside single quotes. Write: "${words}"`,
  ],
  [
    /([\w-]+)=(\[[^=]*\])(?=\s|\/?>)/d,
    (name, words) => `${name} needs braces around its list. Write: ${name}={${words}}`,
  ],
  [
    /([\w-]+)=([^\s"'{>][^\s>"']*?)(?=\s|\/?>)/d,
    (name, words) => `${name} needs quotes. Write: ${name}="${words}"`,
  ],
  [
    /([\w-]+)=\{(\s*\w+:[^{}]*)\}(?!\})/d,
    (name, words) => `${name} needs two braces at each end. Write: ${name}={{${words}}}`,
  ],
  [
    /(\w+):\s*(?!(?:true|false|-?[\d.]+)\s*[,}\]])([\p{L}\d][^,"'}\]\n]*)/du,
    (name, words) => `${name} needs quotes. Write: ${name}: "${words.trim()}"`,
  ],
  [/["\d\]}]\s+(?:(\w+):|(?=\{))/d, (name) => `a comma is missing before ${name || '{'}. Add it.`],
]

/**
 * Explains a property that cannot be read.
 * @param offset inside the tag of a component
 * @returns undefined outside the tags of known components
 */
export function explainProperty(source: string, offset: number): PropertyError | undefined {
  const start = source.lastIndexOf('<', offset)
  const [written = '', name = ''] =
    /^<([A-Z]\w*)\s(?:[^<>\n]|\n(?!\s*\n)|(?<=[-=])>)*>?/.exec(source.slice(start)) ?? []
  if (!isKnown(name) || start + written.length < offset) return undefined
  const straight = written.replace(/(?<=[=:[{,]\s*)[“”„]([^“”„"]*)[“”„"]/g, '"$1"')
  if (straight !== written) {
    const message = `<${name}>: its values need straight quotes. Write: ${excerpt(straight, 80)}`
    return { start, message, fix: { from: written, to: straight } }
  }
  // Quoted words may look like properties.
  const bare = written.replace(/(?<=[=:[{,\s])"[^"\n]*"(?=[\s,}\]/>])/g, (words) =>
    words.replace(/[^"]/g, '␣'),
  )
  for (const [pattern, explain] of causes) {
    const { index, indices } = pattern.exec(bare) ?? {}
    const [own = '', words = ''] = (indices ?? [])
      .slice(1)
      .map((range) => written.slice(...(range ?? [0, 0])))
    if (index !== undefined)
      return { start: start + index, message: `<${name}>: ${explain(own, words)}` }
  }
  const [, property = ''] = /([\w-]+)=\{[^=]*$/.exec(source.slice(start, offset)) ?? []
  const message = `<${name}> has an open bracket or quote. Close it.${adviseOnProperty(name, property)}`
  return { start, message }
}
