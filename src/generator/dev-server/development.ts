/** Our steps of the development server, called from gatsby-node.ts. */
import type { CreateDevServerArgs, CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby'
import { disableFolderRedirects } from '../gatsby-patches/dev-server/folder-redirects'
import { answerFailures, warnInsteadOfPanic } from '../gatsby-patches/dev-server/stay-up'
import { answerUnchangedResults } from '../gatsby-patches/dev-server/unchanged-results'
import type { Content } from '../nodes/content'
import { shellDataOf } from '../publish/shell-data-files'
import { serveOutputs } from './dev-outputs'
import { DevReport } from './serve-report'
import { serveSharedStreams } from './shared-streams'
import { Staging } from './staging'
import { watchContent } from './watch-content'

export class Development {
  private readonly report = new DevReport()
  /** Runs queries. Gatsby does not pass `graphql` to `onCreateDevServer`. */
  private queries: Pick<CreatePagesArgs, 'graphql' | 'store'> | undefined
  private staging: Staging | undefined

  constructor() {
    warnInsteadOfPanic()
    disableFolderRedirects()
  }

  /** Resolves when there is enough valid content for a site. */
  async watch(args: ParentSpanPluginArgs, content: Content): Promise<void> {
    this.staging = new Staging(content, args)
    const { staging, report } = this
    const { reporter, store } = args
    await watchContent(store.getState().program.directory, { content, staging, report, reporter })
  }

  async beginPages(args: CreatePagesArgs): Promise<void> {
    this.queries = args
    await this.staging?.beginPages()
  }

  endPages(): void {
    this.staging?.endPages()
    this.report.send()
  }

  serve(args: CreateDevServerArgs): void {
    this.report.serve(args)
    serveSharedStreams(args)
    serveOutputs(args)
    this.serveShellData(args)
    answerFailures(args)
    answerUnchangedResults(args)
  }

  /** Serves the translated results of static queries: menus, footer and interface words. */
  private serveShellData({ app }: CreateDevServerArgs): void {
    type Request = { params: { language: string } }
    type Response = { json(value: unknown): void }
    app.get('/__shell-data/:language.json', async ({ params }: Request, response: Response) =>
      response.json(this.queries ? await shellDataOf(this.queries, params.language) : {}),
    )
  }
}
