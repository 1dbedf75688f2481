import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { compare } from '../check/diagnostics'
import { walkFolder } from '../read/files'
import { fences, paths, scripts, tricks, yaml } from './hostile-words'

function realFiles(root: string) {
  const folder = join(root, 'content')
  return [...walkFolder(folder)]
    .map(({ path }) => path)
    .filter((path) => /\.(mdx|yaml)$/.test(path))
    .sort(compare)
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

const marks = [
  ...['[', '(', '{', '*', '_', '*_', '`', '~', '<', '![', '[a](b', '[^1]', '&amp;'],
  ...['> ', '- ', '1. ', '#', '|', '|a|\n', '- a\n', '? [a]\n: b\n', '\n'],
  ...['<Callout>\n\n', '</Callout>'],
]
const words = fc.oneof(
  fc.constantFrom(...scripts, ...tricks, ...paths),
  fc.constantFrom(...yaml, ...fences, '', '{}', '\n'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  // Long runs of the same mark.
  fc
    .tuple(fc.constantFrom(...marks), fc.constantFrom(3, 50, 400))
    .map(([mark, count]) => `${mark.repeat(count)}x`),
)

const edits = fc.constantFrom<((line: string, words: string) => string)[]>(
  (line, it) => line.slice(0, line.length / 2) + it + line.slice(line.length / 2),
  (line, it) => `${line}\n\n${it}\n`,
  (line, it) => `${line}\n${it}`,
  (_line, it) => it,
  // The value of a field, with and without quotes.
  (line, it) => line.replace(/^(\s*(?:- )?[\w-]+: ?).*/, (_all, name) => name + it),
  (line, it) => line.replace(/^(\s*(?:- )?[\w-]+: ?).*/, (_all, name) => name + JSON.stringify(it)),
  (line) => `${line}\n${line}`,
  (line) => `   ${line}`,
)

/** Changes a text at a position, given as a share of its length. */
type Change = (text: string, share: number) => string

const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(edits, words).map(
      ([edit, it]): Change =>
        (text, share) => {
          const lines = text.split('\n')
          const index = Math.floor(share * (lines.length - 1))
          return lines.with(index, edit(lines[index] ?? '', it)).join('\n')
        },
    ),
  },
  fc.constantFrom<Change[]>(
    (text, share) => text.slice(0, share * text.length),
    (text, share) => text.slice(share * text.length),
    (text) => text.replaceAll('\n', '\r'),
    (text) => text.replaceAll('\n', '\r\n'),
  ),
  fc.constantFrom(...fences).map(
    (fence): Change =>
      (text) =>
        text.replace('---', fence),
  ),
  fc.constantFrom(...yaml).map(
    (lines): Change =>
      (text) =>
        text.replace('\n', `\n${lines}\n`),
  ),
)

/**
 * Generates a real content file with one to three faults or attacks, and its
 * path under `content/`.
 */
export function hostileFile(root: string) {
  const files = realFiles(root)
  const short = files.filter(({ text }) => text.length < 4000)
  const place = fc.double({ min: 0, max: 1, noNaN: true })
  return fc
    .record({
      // Half of the files are short, because they are much faster to read.
      file: fc.oneof(fc.constantFrom(...short), fc.constantFrom(...files)),
      changes: fc.array(fc.tuple(change, place), { minLength: 1, maxLength: 3 }),
    })
    .map(({ file: { path, text }, changes }) => {
      const changed = changes.reduce((before, [edit, share]) => edit(before, share), text)
      return { path, bytes: new TextEncoder().encode(changed) }
    })
}
