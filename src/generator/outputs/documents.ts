/** The PDFs of entries: made when a page asks for them, so that it can name their size and pages, and published. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { CreateResolversArgs, Node, NodePluginArgs } from 'gatsby'
import { type DocumentType, documentAddress } from '../../content-model/addresses/document-address'
import type { EntryDocument } from '../../content-model/collections/query-results'
import { isComingSoon } from '../../content-model/visibility/coming-soon'
import { SiteAddress } from '../../language/site-address'
import { writeWords } from '../../language/written-words'
import { type DocumentSource, typesetDocument } from '../../pdf/document'
import { downloadName } from '../../pdf/portfolio'
import { templates } from '../../pdf/typst'
import { cachedOnDisk } from '../disk-cache'
import { field, findEntry, interfaceWords, translationOf } from '../graphql/in-language'
import { wordsOf } from '../nodes/interface-words'
import {
  type LanguageNodes,
  nodesByLanguage,
  nodesWithTranslation,
  settingsIn,
} from '../nodes/languages'
import type { NodeOf } from '../nodes/typed-nodes'
import { filterNamesIn } from '../pages/case-filters'
import type { EntryNode } from '../pages/entry-nodes'
import { linkAddresses } from '../pages/site-pages'
import { placeMade } from '../publish/files'
import type { MadeFiles } from '../publish/publish'
import { type DocumentSite, documentMakers, documentTypes, isMade } from './document-makers'

/** GraphQL type of an entry's PDF. */
export const documentType = `type EntryDocument {
  address: String!
  downloadName: String!
  description: String!
  cover: String
  darkCover: String
  coverWidth: Int
  coverHeight: Int
}`

/** What Gatsby hands to each of its steps, as far as documents need it. */
type DocumentArgs = Pick<NodePluginArgs, 'store' | 'pathPrefix' | 'getNodesByType'>

type Entry = EntryNode & { translation?: string }

/** Adds `document` to each type of entries that have one. */
export function addDocuments(args: CreateResolversArgs): void {
  const document = (type: DocumentType) =>
    field('EntryDocument', async (context, entry: Entry): Promise<EntryDocument | null> => {
      // Tells Gatsby that the page depends on them; the entries that a document names are on its page as well.
      await Promise.all([findEntry(context, 'Settings'), interfaceWords(context)])
      const siteIn = (translation: string) => siteOf(nodesWithTranslation(args, translation), args)
      const language = translationOf(context)
      const { translation = '' } = entry
      const page = siteIn(language)
      if (!isMade(type, entry)) return suppliedDocument(entry, page)
      // Where the entry has no translation, the page shows its original, and so the PDF of that.
      const own = translation === language ? page : siteIn(translation)
      const made = await make(type, entry, own)
      const address = documentAddress(type, entry)
      const { downloadName, coverWidth, coverHeight } = made
      const description = describeFile(made, page)
      const [cover, darkCover] = pictureNames(address)
      return { address, downloadName, description, cover, darkCover, coverWidth, coverHeight }
    })
  args.createResolvers(
    Object.fromEntries(documentTypes.map((type) => [type, { document: document(type) }])),
  )
}

/** Returns what the documents of a language share. */
function siteOf(nodes: LanguageNodes, { store, pathPrefix }: DocumentArgs): DocumentSite {
  const settings = settingsIn(nodes)
  return {
    root: store.getState().program.directory,
    settings,
    words: wordsOf(nodes),
    address: new SiteAddress(settings.siteUrl, pathPrefix, linkAddresses(nodes)),
    filterName: filterNamesIn(nodes),
    shown: nodes.shown,
  }
}

/** Returns the data of a PDF that the writer put under `static/`; null for an entry that has none yet. */
function suppliedDocument(entry: Entry, site: DocumentSite): EntryDocument | null {
  const service = entry as unknown as NodeOf<'Service'>
  const address = service.portfolio?.pdf
  if (isComingSoon(service) || !address) return null
  const { size } = statSync(join(site.root, 'static', address))
  return {
    address,
    downloadName: downloadName(service, site),
    description: describeFile({ bytes: size }, site),
    ...{ cover: null, darkCover: null, coverWidth: null, coverHeight: null },
  }
}

/** Returns a file's type, pages where they are known, and size in kilobytes. */
function describeFile(
  { bytes, pages }: { bytes: number; pages?: number },
  { settings, words }: DocumentSite,
): string {
  const size = Math.max(1, Math.round(bytes / 1000))
  return pages
    ? writeWords(words.documents.file, { pages, size }, settings.language)
    : writeWords(words.documents.ownFile, { size }, settings.language)
}

/** Returns the names of the pictures of a document's first page, for the light and the dark theme. */
function pictureNames(document: string): [light: string, dark: string] {
  return [document.replace(/pdf$/, 'webp'), document.replace(/\.pdf$/, '-dark.webp')]
}

/** Makes the PDF of an entry and the pictures of its first page. */
async function make(type: DocumentType, entry: Entry, site: DocumentSite) {
  const maker = documentMakers[type] as (entry: Node, site: DocumentSite) => Promise<DocumentSource>
  const source = await maker(entry, site)
  const { root } = site
  const inputs = [source, templates(root)]
  const made = await cachedOnDisk(root, inputs, () => typesetDocument(source, root))
  return { ...made, downloadName: source.downloadName }
}

/** Returns all PDFs, each with the pictures of its first page. */
export function documents(args: DocumentArgs): MadeFiles[] {
  return nodesByLanguage(args).flatMap((own) => {
    const site = siteOf(own, args)
    return documentTypes.flatMap((type) =>
      (own.getNodesByType(type) as Entry[])
        .filter((entry) => isMade(type, entry))
        .map((entry) => {
          const target = documentAddress(type, entry).slice(1)
          const targets = [target, ...pictureNames(target)]
          return {
            targets,
            async make() {
              const { pdf, cover, darkCover } = await make(type, entry, site)
              const contents = [pdf, cover, darkCover].map((one) => Buffer.from(one, 'base64'))
              return targets.map((name, index) =>
                placeMade(site.root, name, contents[index] ?? Buffer.alloc(0)),
              )
            },
          }
        }),
    )
  })
}
