/** What writers, their editors and git do to content while the development server runs. */
import { execFileSync } from 'node:child_process'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { article, benchSlug, picture } from '../../scripts/bench/articles'

/** A number from 0 to 1, and the same ones again for the same seed. */
export type Random = () => number

export interface OperationContext {
  /** The project's folder, a git repository of its own. */
  root: string
  random: Random
  /** Makes whole again what an operation has left half done, by file. */
  repairs: Map<string, () => Promise<void>>
  /** Files that were deleted, with their text. */
  deleted: Map<string, string>
  count: number
}

type Operation = (context: OperationContext) => Promise<void>

const pause = (random: Random, most: number) => wait(random() * most)
const articlesOf = (root: string) => join(root, 'content', 'articles')
const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' })

/** One of the articles, which there are always some of. */
async function anArticle({ root, random }: OperationContext): Promise<string> {
  const names = (await readdir(articlesOf(root))).filter((name) => name.endsWith('.mdx')).sort()
  return join(articlesOf(root), names[Math.floor(random() * names.length)] ?? '')
}

/** Begins a change that a later call ends, or the end of the soak. */
async function half(context: OperationContext, file: string, whole: Buffer | string) {
  const part = Buffer.from(whole)
  context.repairs.set(file, () => writeFile(file, whole))
  await writeFile(file, part.subarray(0, Math.floor(part.length * context.random())))
}

const save: Operation = async (context) => {
  const file = await anArticle(context)
  const source = await readFile(file, 'utf8')
  await writeFile(file, `${source}\nSaved as number ${context.count}.\n`)
}

const halfSave: Operation = async (context) => {
  const file = await anArticle(context)
  const source = await readFile(file, 'utf8')
  // What is half saved already keeps its whole text.
  if (!context.repairs.has(file)) await half(context, file, `${source}\nSaved in two parts.\n`)
}

const repair: Operation = async ({ repairs }) => {
  const [next] = repairs
  if (!next) return
  repairs.delete(next[0])
  await next[1]()
}

const moveAwayAndBack: Operation = async (context) => {
  const file = await anArticle(context)
  await rename(file, `${file}.away`)
  await pause(context.random, 60)
  await rename(`${file}.away`, file)
}

const renameArticle: Operation = async (context) => {
  const file = await anArticle(context)
  if (context.repairs.has(file)) return
  await rename(file, join(articlesOf(context.root), `moved-${context.count}.mdx`))
}

const remove: Operation = async (context) => {
  const file = await anArticle(context)
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
  const file = await anArticle(context)
  if (context.repairs.has(file)) return
  const name = `picture-${context.count}.png`
  await writeFile(join(articlesOf(context.root), name), await picture(context.count))
  const source = await readFile(file, 'utf8')
  await writeFile(file, `${source}\n![Drawing ${context.count}](./${name})\n`)
}

/** Pictures that articles name. */
async function aPicture({ root, random }: OperationContext): Promise<string> {
  const names = (await readdir(articlesOf(root))).filter((name) => name.endsWith('.png')).sort()
  return join(articlesOf(root), names[Math.floor(random() * names.length)] ?? '')
}

const redrawPicture: Operation = async (context) => {
  const file = await aPicture(context)
  context.repairs.delete(file)
  await writeFile(file, await picture(context.count))
}

const halfPicture: Operation = async (context) => {
  const file = await aPicture(context)
  if (!context.repairs.has(file)) await half(context, file, await readFile(file))
}

const removePicture: Operation = async (context) => {
  const file = await aPicture(context)
  if (context.repairs.has(file)) return
  const bytes = await readFile(file)
  context.repairs.set(file, () => writeFile(file, bytes))
  await rm(file)
}

const changeSettings: Operation = async ({ root, count, random }) => {
  const file = join(root, 'content', 'settings.yaml')
  const source = await readFile(file, 'utf8')
  const changed = source.replace(/^brand: .*$/m, `brand: Rantara ${count}`)
  await writeFile(file, changed.slice(0, changed.length / 2))
  await pause(random, 100)
  await writeFile(file, changed)
}

/** All that has changed goes, and comes back. */
const stash: Operation = async ({ root, random }) => {
  git(root, 'stash', '--include-untracked')
  await pause(random, 500)
  git(root, 'stash', 'pop')
}

/** Another branch, with the work so far put down and taken up again. */
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

/** Does something at random, and says what. */
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

/** Makes the project a repository with two branches, of which the second is worked on. */
export function beginRepository(root: string): void {
  git(root, 'init', '--quiet', '--initial-branch=first')
  git(root, 'config', 'user.name', 'A writer')
  git(root, 'config', 'user.email', 'writer@rantara.example')
  // The code too: what git does not know goes with a stash.
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message', 'First')
  git(root, 'checkout', '--quiet', '-b', 'work')
}

/** Ends what is half done, so that the content can be built. */
export async function complete({ repairs }: OperationContext): Promise<void> {
  for (const [file, repairFile] of repairs) {
    repairs.delete(file)
    await repairFile()
  }
}
