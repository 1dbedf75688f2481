/** Makes all output files other than pages. Add a line per output. */
import type { BuildArgs } from 'gatsby'
import type { outputFiles } from '../../content-model/addresses/output-files'
import { previewDay } from '../../content-model/visibility/preview'
import { SiteAddress } from '../../language/site-address'
import { cloudflareHeaders, netlifyHeaders } from '../../policy/header-files'
import { nginxFiles } from '../../policy/nginx'
import { readEmitted } from '../bundle/emitted'
import { lastChanges } from '../nodes/git-history'
import { nodesByLanguage } from '../nodes/languages'
import { readSettings } from '../nodes/settings'
import { sitePages } from '../pages/site-pages'
import type { Publication } from '../publish/files'
import { staticFiles } from '../publish/files'
import type { PublishOptions } from '../publish/publish'
import { icons } from '../theme/theme-files'
import { bootScripts } from './boot-script'
import { documents } from './documents'
import { feeds } from './feed'
import { licencesText } from './licences'
import { llmsText } from './llms'
import { webManifest } from './manifest'
import { redirectLines, redirectPages, redirectsOf } from './redirects'
import { searchIndexes } from './search-index'
import { shareImages } from './share-images'
import { sitemap } from './sitemap'
import { pagesWithText, textVersions } from './text-versions'

/** Marks `dist/` as a preview: the deploy workflow stops if this file exists. */
const previewMarker = 'preview.txt'

type PublishedFile = 'sitemap.xml' | 'llms.txt'

export async function makeOutputs(args: BuildArgs): Promise<PublishOptions> {
  const root: string = args.store.getState().program.directory
  const settings = readSettings(root)
  const site = new SiteAddress(settings.siteUrl, args.pathPrefix)
  const redirects = redirectsOf(args)
  const made: Publication[] = []
  for (const kind of [[icons(root)], documents(args), shareImages(args, root)])
    made.push(...(await Promise.all(kind.map((files) => files.make()))).flat())
  const { boot, buildFacts } = await bootScripts(root, args.pathPrefix, settings)
  const explain = (words: string) => args.reporter.info(words)
  const changes = lastChanges(root, settings.timeZone, explain)
  /** Files of the public site only. */
  const published: Record<PublishedFile, string> = {
    'sitemap.xml': sitemap(args, site, changes),
    'llms.txt': await llmsText(args, site, root),
  }
  const fixed: Record<Exclude<(typeof outputFiles)[number], PublishedFile | 'feed.xml'>, string> = {
    // Allows crawling everything: unlisted pages have `noindex`.
    'robots.txt': `User-agent: *\nDisallow:\n${previewDay ? '' : `\nSitemap: ${site.absolute('/sitemap.xml')}\n`}`,
    'manifest.webmanifest': webManifest(settings, args.pathPrefix),
    'licences.txt': await licencesText(root),
  }
  const outputs = {
    [boot.name]: boot.text,
    [buildFacts.name]: buildFacts.text,
    _redirects: redirectLines(redirects, site),
    ...fixed,
    ...(previewDay
      ? { [previewMarker]: `Preview of ${previewDay}. Not public.\n` }
      : { ...published, ...(await feeds(args, site)) }),
    ...searchIndexes(args),
    ...(await textVersions(args, root, site)),
  }
  const hosted = {
    site,
    pages: nodesByLanguage(args)
      .flatMap(sitePages)
      // Omit unlisted pages, because most hosts serve this file publicly.
      .filter(({ node }) => node?.listed !== false)
      .map(({ path }) => path),
    textPages: pagesWithText(args).map(({ path }) => path),
    files: [
      ...(await readEmitted(root)).assets,
      ...Object.keys(outputs),
      ...made.map(({ target }) => target),
      ...staticFiles(root),
    ],
  }
  const finalise = { services: settings, pathPrefix: args.pathPrefix, boot: boot.text }
  const hosting = {
    ...redirectPages(redirects, site, args),
    ...nginxFiles(site, redirects),
    'cloudflare/_headers': cloudflareHeaders(hosted),
  }
  return {
    root,
    made,
    outputs: { ...outputs, _headers: netlifyHeaders(hosted) },
    hosting,
    finalise,
  }
}
