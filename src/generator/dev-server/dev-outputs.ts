/** Serves PDFs, share images, search indexes and redirects in development, made on request from the current content. */
import type { CreateDevServerArgs } from 'gatsby'
import { documents } from '../outputs/documents'
import { redirectsOf } from '../outputs/redirects'
import { searchIndexes } from '../outputs/search-index'
import { shareImages } from '../outputs/share-images'
import { icons } from '../theme/theme-files'

interface Response {
  setHeader(name: string, value: string): void
  json(text: unknown): void
  redirect(status: number, address: string): void
  sendFile(path: string, options: { dotfiles: 'allow' }): void
}

export function serveOutputs(args: CreateDevServerArgs): void {
  const { app, store } = args
  const root: string = store.getState().program.directory
  app.use(async ({ path }: { path: string }, response: Response, next: () => void) => {
    const { permanent, temporary } = redirectsOf(args)
    const redirect = permanent.get(path) ?? temporary.get(path)
    const index = path.endsWith('/search.json') && searchIndexes(args)[path.slice(1)]
    const isAt = (target: string) => path === `/${target}`
    const outputs = /\.(pdf|webp|png|svg|ico)$/.test(path)
      ? [...documents(args), ...shareImages(args, root), icons(root)]
      : []
    const files = await outputs.find(({ targets }) => targets.some(isAt))?.make()
    const file = files?.find(({ target }) => isAt(target))?.source
    // The next edit may change the response.
    response.setHeader('Cache-Control', 'no-store')
    if (redirect) response.redirect(302, redirect)
    else if (index) response.json(JSON.parse(index))
    else if (file) response.sendFile(file, { dotfiles: 'allow' })
    else next()
  })
}
