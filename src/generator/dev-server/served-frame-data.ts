/** The results of static queries in further languages, which the development server's pages ask for. */
import type { CreateDevServerArgs, CreatePagesArgs } from 'gatsby'
import { siteLanguages } from '../nodes/languages'
import { frameDataOf } from '../publish/frame-data-files'

interface Response {
  json(value: unknown): void
}

/** Serves `/__frame-data/id.json` and its like, from the present content. */
export class ServedFrameData {
  private args: Pick<CreatePagesArgs, 'graphql' | 'store'> | undefined

  /** Takes what runs queries, which the server itself is not given. */
  queryWith(args: Pick<CreatePagesArgs, 'graphql' | 'store'>): void {
    this.args = args
  }

  /** Serves the results in all languages that the site has when the server starts. */
  serve({ app, getNodesByType }: CreateDevServerArgs): void {
    for (const { translation } of siteLanguages({ getNodesByType }))
      if (translation)
        app.get(`/__frame-data/${translation}.json`, async (_: unknown, response: Response) =>
          response.json(this.args ? await frameDataOf(this.args, translation) : {}),
        )
  }
}
