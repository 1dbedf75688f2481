/** What the development server does beside Gatsby's own steps. */
import type { CreateDevServerArgs, CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby'
import { disableFolderRedirects } from '../gatsby-patches/dev-server/folder-redirects'
import { answerFailures, stayUp } from '../gatsby-patches/dev-server/stay-up'
import { answerUnchangedResults } from '../gatsby-patches/dev-server/unchanged-results'
import type { Content } from '../nodes/content'
import { shellDataOf } from '../publish/shell-data-files'
import { serveOutputs } from './dev-outputs'
import { DevReport } from './serve-report'
import { serveSharedStreams } from './shared-streams'
import { Staging } from './staging'
import { watchContent } from './watch-content'

/** One run of the development server. */
export class Development {
  private readonly report = new DevReport()
  /** What runs queries, which the server itself is not given. */
  private queries: Pick<CreatePagesArgs, 'graphql' | 'store'> | undefined
  /** Copies changed content. */
  private staging: Staging | undefined

  constructor() {
    stayUp()
    disableFolderRedirects()
  }

  /** Checks the content and hands it to Gatsby, now and after every change; resolves when a site can be shown. */
  async watch(args: ParentSpanPluginArgs, content: Content): Promise<void> {
    this.staging = new Staging(content, args)
    const { staging, report } = this
    const { reporter, store } = args
    await watchContent(store.getState().program.directory, { content, staging, report, reporter })
  }

  /** Waits until Gatsby has nodes of all that was copied; meanwhile, nothing else is copied. */
  async beginPages(args: CreatePagesArgs): Promise<void> {
    this.queries = args
    await this.staging?.beginPages()
  }

  /** To be called where Gatsby's next step begins. */
  endPages(): void {
    this.staging?.endPages()
    this.report.send()
  }

  /** Serves what a finished site has beside its pages, and what open tabs are told. */
  serve(args: CreateDevServerArgs): void {
    this.report.serve(args)
    serveSharedStreams(args)
    serveOutputs(args)
    this.serveShellData(args)
    answerFailures(args)
    answerUnchangedResults(args)
  }

  /** Serves what menus, footer and words say in each further language. */
  private serveShellData({ app }: CreateDevServerArgs): void {
    type Request = { params: { language: string } }
    type Response = { json(value: unknown): void }
    app.get('/__shell-data/:language.json', async ({ params }: Request, response: Response) =>
      response.json(this.queries ? await shellDataOf(this.queries, params.language) : {}),
    )
  }
}
