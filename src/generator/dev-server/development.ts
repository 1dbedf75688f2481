/** What the development server does beside Gatsby's own steps. */
import type { CreateDevServerArgs, CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby'
import { disableFolderRedirects } from '../gatsby-patches/dev-server/folder-redirects'
import { answerFailures, stayUp } from '../gatsby-patches/dev-server/stay-up'
import { answerUnchangedResults } from '../gatsby-patches/dev-server/unchanged-results'
import type { Content } from '../nodes/content'
import { frameDataOf } from '../publish/frame-data-files'
import { serveOutputs } from './dev-outputs'
import { Placement } from './placement'
import { DevReport } from './serve-report'
import { serveSharedStreams } from './shared-streams'
import { watchContent } from './watch-content'

/** One run of the development server. */
export class Development {
  private readonly report = new DevReport()
  /** What runs queries, which the server itself is not given. */
  private queries: Pick<CreatePagesArgs, 'graphql' | 'store'> | undefined
  /** Copies changed content. */
  private placement: Placement | undefined

  constructor() {
    stayUp()
    disableFolderRedirects()
  }

  /** Checks the content and hands it to Gatsby, now and after every change; resolves when a site can be shown. */
  async watch(args: ParentSpanPluginArgs, content: Content): Promise<void> {
    this.placement = new Placement(content, args)
    const { placement, report } = this
    const { reporter, store } = args
    await watchContent(store.getState().program.directory, { content, placement, report, reporter })
  }

  /** Waits until Gatsby has nodes of all that was copied; meanwhile, nothing else is copied. */
  async beginPages(args: CreatePagesArgs): Promise<void> {
    this.queries = args
    await this.placement?.beginPages()
  }

  /** To be called where Gatsby's next step begins. */
  endPages(): void {
    this.placement?.endPages()
    this.report.send()
  }

  /** Serves what a finished site has beside its pages, and what open tabs are told. */
  serve(args: CreateDevServerArgs): void {
    this.report.serve(args)
    serveSharedStreams(args)
    serveOutputs(args)
    this.serveFrameData(args)
    answerFailures(args)
    answerUnchangedResults(args)
  }

  /** Serves what menus, footer and words say in each further language. */
  private serveFrameData({ app }: CreateDevServerArgs): void {
    type Request = { params: { language: string } }
    type Response = { json(value: unknown): void }
    app.get('/__frame-data/:language.json', async ({ params }: Request, response: Response) =>
      response.json(this.queries ? await frameDataOf(this.queries, params.language) : {}),
    )
  }
}
