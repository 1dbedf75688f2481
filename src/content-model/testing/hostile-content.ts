/** Generates hostile files for tests: real content files, broken and poisoned in every known way. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { compare } from '../check/diagnostics'
import { walkFolder } from '../read/files'
import { fences, paths, scripts, tricks, yaml } from './hostile-words'

interface HostileFile {
  /** Path under `content/`. */
  path: string
  bytes: Uint8Array
}

function realFiles(root: string): { path: string; text: string }[] {
  const folder = join(root, 'content')
  return [...walkFolder(folder)]
    .map(({ path }) => path)
    .filter((path) => /\.(mdx|yaml)$/.test(path))
    .sort(compare)
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

const inlineMarks = ['[', '(', '{', '*', '_', '*_', '`', '~', '<', '![', '[a](b', '[^1]', '&amp;']
const blockMarks = ['> ', '- ', '1. ', '#', '|', '|a|\n', '- a\n', '? [a]\n: b\n', '\n']
const tags = ['<Callout>\n\n', '</Callout>']

const repeated = fc.record({
  what: fc.constantFrom(...inlineMarks, ...blockMarks, ...tags),
  count: fc.constantFrom(3, 50, 400),
})

/** A random change of a text, at a given place. */
const change: fc.Arbitrary<(text: string, at: number) => string> = fc.oneof(
  // Cuts off one end.
  fc.constant((text: string, at: number) => text.slice(0, at)),
  fc.constant((text: string, at: number) => text.slice(at)),
  // Inserts words in the middle of a line or on lines of its own.
  fc.tuple(fc.constantFrom(...scripts, ...tricks, ...paths), fc.boolean()).map(
    ([words, alone]) =>
      (text: string, at: number) =>
        alone ? insertLine(text, at, `\n${words}\n`) : insert(text, at, words),
  ),
  fc.constantFrom(...yaml).map((lines) => (text: string) => text.replace('\n', `\n${lines}\n`)),
  fc.constantFrom(...fences).map((fence) => (text: string) => text.replace('---', fence)),
  fc.constantFrom('\r', '\r\n').map((end) => (text: string) => text.replaceAll('\n', end)),
  // Replaces the value of a field.
  fc.tuple(fc.constantFrom(...scripts, ...paths, ...tricks, ...yaml, '', '{}'), fc.boolean()).map(
    ([value, quoted]) =>
      (text: string, at: number) =>
        setValue(text, at, quoted ? JSON.stringify(value) : value),
  ),
  // Repeats something far too often.
  repeated.map(
    ({ what, count }) =>
      (text: string, at: number) =>
        insertLine(text, at, `\n${what.repeat(count)}x\n`),
  ),
  repeated.map(
    ({ what, count }) =>
      (text: string, at: number) =>
        setValue(text, at, what.trim().repeat(count)),
  ),
  // Removes, repeats or indents a line.
  fc.constant((text: string, at: number) => editLine(text, at, () => [])),
  fc.constant((text: string, at: number) => editLine(text, at, (line) => [line, line])),
  fc
    .integer({ min: 1, max: 9 })
    .map(
      (spaces) => (text: string, at: number) =>
        editLine(text, at, (line) => [' '.repeat(spaces) + line]),
    ),
  fc
    .string({ unit: 'binary', maxLength: 40 })
    .map((words) => (text: string, at: number) => insert(text, at, words)),
)

const insert = (text: string, at: number, words: string) =>
  text.slice(0, at) + words + text.slice(at)

function insertLine(text: string, at: number, lines: string): string {
  const end = text.indexOf('\n', at)
  return end === -1 ? text + lines : insert(text, end, lines)
}

function setValue(text: string, at: number, value: string): string {
  return editLine(text, at, (line) => [
    line.replace(/^(\s*(?:- )?[\w-]+: ?).*/, (_all, name) => name + value),
  ])
}

function editLine(text: string, at: number, edit: (line: string) => string[]): string {
  const lines = text.split('\n')
  const index = text.slice(0, at).split('\n').length - 1
  return [...lines.slice(0, index), ...edit(lines[index] ?? ''), ...lines.slice(index + 1)].join(
    '\n',
  )
}

/** Generates a real file after one to three changes. */
export function hostileFile(root: string): fc.Arbitrary<HostileFile> {
  const files = realFiles(root)
  const short = files.filter(({ text }) => text.length < 4000)
  const place = fc.double({ min: 0, max: 1, noNaN: true })
  return fc
    .record({
      // Half are drawn from the short ones, of which many are read in the time of a long one.
      file: fc.oneof(fc.constantFrom(...short), fc.constantFrom(...files)),
      changes: fc.array(fc.tuple(change, place), { minLength: 1, maxLength: 3 }),
    })
    .map(({ file: { path, text }, changes }) => {
      const changed = changes.reduce(
        (words, [edit, share]) => edit(words, Math.floor(share * words.length)),
        text,
      )
      return { path, bytes: new TextEncoder().encode(changed) }
    })
}
