/** What a finished site has beside its pages, served by the development server when it is asked for. */
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

/** Serves PDFs, share images, search indexes and former addresses, all from the present content. */
export function serveOutputs(args: CreateDevServerArgs): void {
  const { app, store } = args
  const root: string = store.getState().program.directory
  app.use(async ({ path }: { path: string }, response: Response, next: () => void) => {
    const { permanent, temporary } = redirectsOf(args)
    const moved = permanent.get(path) ?? temporary.get(path)
    const index = path.endsWith('/search.json') && searchIndexes(args)[path.slice(1)]
    const isAt = (target: string) => path === `/${target}`
    const made = /\.(pdf|webp|png|svg|ico)$/.test(path)
      ? [...documents(args), ...shareImages(args, root), icons(root)]
      : []
    const files = await made.find(({ targets }) => targets.some(isAt))?.make()
    const file = files?.find(({ target }) => isAt(target))?.source
    // Neither is to be remembered: the next edit may change it.
    response.setHeader('Cache-Control', 'no-store')
    if (moved) response.redirect(302, moved)
    else if (index) response.json(JSON.parse(index))
    else if (file) response.sendFile(file, { dotfiles: 'allow' })
    else next()
  })
}
