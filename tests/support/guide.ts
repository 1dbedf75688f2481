import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteCopy } from './site-copy'

/** Commands, their output, or an edit of a file. */
interface Block {
  kind: 'sh' | 'text' | 'diff'
  file: string
  text: string
}

/** Matches commands that do not end. Other tests run them. */
const servers = /^npm (run (dev|serve)|start)$/

/** Returns a guide's blocks that a reader types, sees or edits. */
export async function blocksOf(guide: string): Promise<Block[]> {
  const source = await readFile(guide, 'utf8')
  return [...source.matchAll(/^```(sh|text|diff) ?(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, kind, file = '', text = '']) => ({ kind: kind as Block['kind'], file, text }),
  )
}

/**
 * Follows a guide in a copy, and expects the output that it shows.
 * @returns the output of the last command
 */
export async function follow(
  blocks: readonly Block[],
  copy: SiteCopy,
  env: Record<string, string> = {},
): Promise<string> {
  let output = ''
  for (const [index, { kind, file, text }] of blocks.entries()) {
    if (kind === 'diff') await edit(join(copy.folder, file), text)
    if (kind === 'text') assert.match(output, patternOf(text))
    if (kind !== 'sh' || servers.test(text.trim())) continue
    const run = await copy.run('bash', ['-c', text], env)
    output = run.output
    // A command must fail if the guide's output begins with problems.
    const fails = /^(\d+|…) problem/.test(blocks[index + 1]?.text ?? '')
    assert.equal(run.status !== 0, fails, `${text}\n${output}`)
  }
  return output
}

async function edit(path: string, diff: string): Promise<void> {
  const lines = diff.split('\n')
  const side = (mark: string) =>
    lines
      .filter((line) => line.startsWith(mark))
      .map((line) => line.slice(1))
      .join('\n')
  const source = await readFile(path, 'utf8')
  assert.equal(source.split(side('-')).length, 2, `${path} must have once:\n${side('-')}`)
  await writeFile(path, source.replace(side('-'), side('+')))
}

/** `…` matches variable parts. */
function patternOf(text: string): RegExp {
  const words = text.trim().split('…')
  return new RegExp(words.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.+'))
}
