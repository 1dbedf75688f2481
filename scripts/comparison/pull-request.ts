/** The GitHub requests of the workflow that comments: they find its pull request and its one comment. */
import * as z from 'zod'
import { mark } from './comment'

export interface GitHub {
  /** Address of the REST API, such as `https://api.github.com`. */
  api: string
  /** `owner/name` */
  repository: string
  token: string
}

const pullRequests = z.array(
  z.object({
    number: z.int(),
    head: z.object({ sha: z.string(), repo: z.object({ full_name: z.string() }).nullable() }),
  }),
)

const comments = z.array(
  z.object({
    id: z.int(),
    body: z.string().nullish(),
    user: z.object({ type: z.string() }).nullable(),
  }),
)

/**
 * Returns the number of the open pull request that a commit is the head of. GitHub does not name those from
 * forks to workflows that may write, and what the fork's own run says of itself is not to be trusted.
 */
export async function findPullRequest(
  github: GitHub,
  head: { sha: string; repository: string },
): Promise<number | undefined> {
  for await (const page of pages(github, '/pulls?state=open', pullRequests)) {
    const found = page.find(
      (one) => one.head.sha === head.sha && one.head.repo?.full_name === head.repository,
    )
    if (found) return found.number
  }
  return undefined
}

/** Returns the workflow's own comment of an earlier run, never one of a person, whatever that begins with. */
export async function findComment(github: GitHub, number: number): Promise<number | undefined> {
  for await (const page of pages(github, `/issues/${number}/comments?`, comments)) {
    const found = page.find(({ body, user }) => user?.type === 'Bot' && body?.startsWith(mark))
    if (found) return found.id
  }
  return undefined
}

/** Writes a comment, or overwrites an earlier one. */
export async function writeComment(
  github: GitHub,
  body: string,
  place: { number: number; comment: number | undefined },
): Promise<void> {
  const { number, comment } = place
  if (comment === undefined)
    await ask(github, `/issues/${number}/comments`, { method: 'POST', body })
  else await ask(github, `/issues/comments/${comment}`, { method: 'PATCH', body })
}

const perPage = 100

async function* pages<T>(github: GitHub, path: string, shape: z.ZodType<T[]>): AsyncGenerator<T[]> {
  for (let page = 1; ; page += 1) {
    const response = await ask(github, `${path}&per_page=${perPage}&page=${page}`)
    const found = shape.parse(await response.json())
    yield found
    if (found.length < perPage) return
  }
}

async function ask(
  { api, repository, token }: GitHub,
  path: string,
  { method = 'GET', body }: { method?: string; body?: string } = {},
): Promise<Response> {
  const response = await fetch(`${api}/repos/${repository}${path}`, {
    method,
    headers: { Accept: 'application/vnd.github+json', Authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify({ body }) }),
  })
  if (!response.ok)
    throw new Error(
      `GitHub answered ${method} ${path} with ${response.status}: ${await response.text()}`,
    )
  return response
}
