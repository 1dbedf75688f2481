/** Operations of writers, their editors and git on content while the development server runs. */
import { execFileSync } from 'node:child_process'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { article, benchSlug, picture } from '../../scripts/bench/articles'

/** Returns the next random number from 0 to 1; the same seed gives the same numbers. */
export type Random = () => number

export interface OperationContext {
  /** The project's folder, a git repository of its own. */
  root: string
  random: Random
  /** Functions that complete what an operation has left half done, by file. */
  repairs: Map<string, () => Promise<void>>
  /** Texts of deleted files, by file. */
  deleted: Map<string, string>
  count: number
}

type Operation = (context: OperationContext) => Promise<void>

const pause = (random: Random, maxMs: number) => wait(random() * maxMs)
const articlesOf = (root: string) => join(root, 'content', 'articles')
const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' })

/** Returns the path of a random article; there are always some. */
async function randomArticle({ root, random }: OperationContext): Promise<string> {
  const names = (await readdir(articlesOf(root))).filter((name) => name.endsWith('.mdx')).sort()
  return join(articlesOf(root), names[Math.floor(random() * names.length)] ?? '')
}

/** Writes a part of a file; a later operation, or the end of the run, writes the whole. */
async function writePartially(context: OperationContext, file: string, whole: Buffer | string) {
  const part = Buffer.from(whole)
  context.repairs.set(file, () => writeFile(file, whole))
  await writeFile(file, part.subarray(0, Math.floor(part.length * context.random())))
}

const save: Operation = async (context) => {
  const file = await randomArticle(context)
  const source = await readFile(file, 'utf8')
  await writeFile(file, `${source}\nSaved as number ${context.count}.\n`)
}

const halfSave: Operation = async (context) => {
  const file = await randomArticle(context)
  const source = await readFile(file, 'utf8')
  // A file that is half saved already keeps the whole text that it waits for.
  if (!context.repairs.has(file))
    await writePartially(context, file, `${source}\nSaved in two parts.\n`)
}

const repair: Operation = async ({ repairs }) => {
  const [next] = repairs
  if (!next) return
  repairs.delete(next[0])
  await next[1]()
}

const moveAwayAndBack: Operation = async (context) => {
  const file = await randomArticle(context)
  await rename(file, `${file}.away`)
  await pause(context.random, 60)
  await rename(`${file}.away`, file)
}

const renameArticle: Operation = async (context) => {
  const file = await randomArticle(context)
  if (context.repairs.has(file)) return
  await rename(file, join(articlesOf(context.root), `moved-${context.count}.mdx`))
}

const remove: Operation = async (context) => {
  const file = await randomArticle(context)
  const names = await readdir(articlesOf(context.root))
  if (context.repairs.has(file) || names.filter((name) => name.endsWith('.mdx')).length < 4) return
  context.deleted.set(file, await readFile(file, 'utf8'))
  await rm(file)
}

const restore: Operation = async ({ deleted }) => {
  const [next] = deleted
  if (!next) return
  deleted.delete(next[0])
  await writeFile(...next)
}

const add: Operation = ({ root, count }) =>
  writeFile(join(articlesOf(root), `${benchSlug(10_000 + count)}.mdx`), article(10_000 + count))

const addPicture: Operation = async (context) => {
  const file = await randomArticle(context)
  if (context.repairs.has(file)) return
  const name = `picture-${context.count}.png`
  await writeFile(join(articlesOf(context.root), name), await picture(context.count))
  const source = await readFile(file, 'utf8')
  await writeFile(file, `${source}\n![Drawing ${context.count}](./${name})\n`)
}

/** Returns the path of a random picture of the articles. */
async function randomPicture({ root, random }: OperationContext): Promise<string> {
  const names = (await readdir(articlesOf(root))).filter((name) => name.endsWith('.png')).sort()
  return join(articlesOf(root), names[Math.floor(random() * names.length)] ?? '')
}

const redrawPicture: Operation = async (context) => {
  const file = await randomPicture(context)
  context.repairs.delete(file)
  await writeFile(file, await picture(context.count))
}

const halfPicture: Operation = async (context) => {
  const file = await randomPicture(context)
  if (!context.repairs.has(file)) await writePartially(context, file, await readFile(file))
}

const removePicture: Operation = async (context) => {
  const file = await randomPicture(context)
  if (context.repairs.has(file)) return
  const bytes = await readFile(file)
  context.repairs.set(file, () => writeFile(file, bytes))
  await rm(file)
}

const changeSettings: Operation = async ({ root, count, random }) => {
  const file = join(root, 'content', 'settings.yaml')
  const source = await readFile(file, 'utf8')
  const changed = source.replace(/^brand: .*$/m, `brand: Karang ${count}`)
  await writeFile(file, changed.slice(0, changed.length / 2))
  await pause(random, 100)
  await writeFile(file, changed)
}

/** Stashes all changes, and restores them. Without changes, git would have nothing to restore. */
const stash: Operation = async ({ root, random }) => {
  const changes = execFileSync('git', ['-C', root, 'status', '--porcelain'])
  if (changes.length === 0) return
  git(root, 'stash', '--include-untracked')
  await pause(random, 500)
  git(root, 'stash', 'pop')
}

/** Commits the work so far, checks out another branch, and returns. */
const checkout: Operation = async ({ root, random }) => {
  git(root, 'add', '--all', 'content')
  git(root, 'commit', '--quiet', '--allow-empty', '--message', 'The work so far')
  git(root, 'checkout', '--quiet', 'first')
  await pause(random, 500)
  git(root, 'checkout', '--quiet', 'work')
}

const operations: [operation: Operation, weight: number][] = [
  [save, 10],
  [halfSave, 4],
  [repair, 8],
  [moveAwayAndBack, 4],
  [renameArticle, 3],
  [remove, 3],
  [restore, 3],
  [add, 2],
  [addPicture, 2],
  [redrawPicture, 2],
  [halfPicture, 2],
  [removePicture, 2],
  [changeSettings, 1],
  [stash, 1],
  [checkout, 1],
]

/** Runs a random operation. @returns its name */
export async function operate(context: OperationContext): Promise<string> {
  const total = operations.reduce((sum, [, weight]) => sum + weight, 0)
  let point = context.random() * total
  const [operation] = operations.find(([, weight]) => {
    point -= weight
    return point < 0
  }) ?? [save]
  context.count += 1
  await operation(context)
  return operation.name
}

/** Makes the project a git repository with two branches, and checks out the second. */
export function beginRepository(root: string): void {
  git(root, 'init', '--quiet', '--initial-branch=first')
  git(root, 'config', 'user.name', 'A writer')
  git(root, 'config', 'user.email', 'writer@karang.example')
  // Adds the code too, since a stash takes untracked files away.
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message', 'First')
  git(root, 'checkout', '--quiet', '-b', 'work')
}

/** Completes what is half done, so that the content can be built. */
export async function complete({ repairs }: OperationContext): Promise<void> {
  for (const [file, repairFile] of repairs) {
    repairs.delete(file)
    await repairFile()
  }
}
