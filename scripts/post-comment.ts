/**
 * Posts the result of `npm run compare` under its pull request. Runs in a workflow that may write, on code of
 * the main branch: the report and the pictures come from a run of the pull request's own code, and are not
 * trusted beyond their validated shape.
 *
 * `npx tsx scripts/post-comment.ts comparison`
 */
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { commentOf } from './comparison/comment'
import { pageAddress } from './comparison/page-address'
import { pushPictures } from './comparison/pictures-ref'
import { findComment, findPullRequest, type GitHub, writeComment } from './comparison/pull-request'
import { isEmpty, type Report, reportSchema } from './comparison/report'

async function main(folder = 'comparison'): Promise<string> {
  const github: GitHub = {
    api: variable('GITHUB_API_URL'),
    repository: variable('GITHUB_REPOSITORY'),
    token: variable('GITHUB_TOKEN'),
  }
  const head = { sha: variable('HEAD_SHA'), repository: variable('HEAD_REPOSITORY') }
  const report = reportSchema.parse(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')))
  const number = await findPullRequest(github, head)
  if (number === undefined) return 'The pull request is closed, or has a newer commit.'
  const comment = await findComment(github, number)
  if (comment === undefined && isEmpty(report)) return 'Visitors will see no change.'
  const home = `${variable('GITHUB_SERVER_URL')}/${github.repository}`
  const files = await picturesOf(report, join(folder, 'pictures'))
  const commit =
    files.length > 0 &&
    pushPictures({
      folder: join(folder, 'pictures'),
      files,
      remote: home,
      number,
      token: github.token,
    })
  const body = commentOf(report, {
    pageUrl: pageAddress(process.cwd()),
    // Unlike the address of the raw file, this one also works in private repositories.
    pictureUrl: (file) => `${home}/blob/${commit}/${file}?raw=true`,
  })
  await writeComment(github, body, { number, comment })
  return `Commented on pull request ${number}.`
}

function variable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set. The workflow “Comment” sets it.`)
  return value
}

const maximumPictureBytes = 2_000_000

/**
 * Returns the pictures that a report names.
 * @throws when one of them is something else
 */
async function picturesOf({ pages }: Report, folder: string): Promise<string[]> {
  const shots = pages.flatMap((page) => page.shots ?? [])
  const files = shots.flatMap(({ before, after }) => [before ?? [], after ?? []].flat())
  if (files.length > 100) throw new Error(`${files.length} pictures are more than a comment shows.`)
  for (const file of files) {
    const path = join(folder, file)
    const info = lstatSync(path)
    if (
      !info.isFile() ||
      info.size > maximumPictureBytes ||
      (await sharp(path).metadata()).format !== 'webp'
    )
      throw new Error(`${file} is not a picture of a page.`)
  }
  return files
}

main(process.argv[2]).then(
  (words) => console.log(words),
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)
