/** Lines of YAML that begin in the wrong column: the parser stumbles over those that follow them. */
import type { YAMLError } from 'yaml'

export const indentation = 'Indent fields of one group alike, two spaces for each level.'

/** Whether an error is one of columns. It leads to others, which say nothing more. */
export function isAboutIndentation(
  { code, message }: Pick<YAMLError, 'code' | 'message'>,
  codes: readonly string[],
): boolean {
  return (
    code === 'TAB_AS_INDENT' ||
    (codes.includes('BLOCK_AS_IMPLICIT_KEY') && codes.includes('MULTILINE_IMPLICIT_KEY')) ||
    /same column|without - indicator/.test(message)
  )
}

/**
 * The line that is out of step, at or above the one that an error of columns is told of.
 * @returns undefined when it is that one
 */
export function explainIndentation(
  told: number,
  source: string,
): { offset: number; cause: string } | undefined {
  const lines = source.split('\n')
  const at = (index: number) => lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0)
  const stumbled = source.slice(0, told).split('\n').length - 1
  const strange = lines.findIndex((line) => /^[ \t]*[^\S \t\r\n]\s*\S/.test(line))
  if (strange !== -1 && strange <= stumbled)
    return {
      offset: at(strange),
      cause: `it begins with a space of another kind, such as a no-break space, which does not indent. Replace it by spaces. ${indentation}`,
    }
  const left = outdented(lines, stumbled)
  return left === undefined
    ? undefined
    : {
        offset: at(left),
        cause: `it begins further left than the fields around it. ${indentation}`,
      }
}

/** The line that ends a group which goes on below it: further left than both its neighbours. */
function outdented(lines: readonly string[], stumbled: number): number | undefined {
  const columnOf = (index: number) => /^ *(?=[\w'"-])/.exec(lines[index] ?? '')?.[0].length
  const column = columnOf(stumbled)
  if (!column) return undefined
  let left = stumbled - 1
  while (left > 0 && (columnOf(left) ?? column) >= column) left -= 1
  const above = [...lines.keys()].slice(0, left).findLast((index) => columnOf(index) !== undefined)
  return above !== undefined && columnOf(above) === column ? left : undefined
}
