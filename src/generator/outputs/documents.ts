/** Page queries make the PDFs, because pages show their size and page count. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import { type DocumentType, documentAddress } from '../../content-model/addresses/document-address'
import type { EntryDocument } from '../../content-model/collections/query-results'
import { isComingSoon } from '../../content-model/visibility/coming-soon'
import { SiteAddress } from '../../language/site-address'
import { writeWords } from '../../language/written-words'
import { typesetDocument } from '../../pdf/document'
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
import { type EntryNode, type NodeOf, nodesOfType, textField } from '../nodes/typed-nodes'
import { filterNamesIn } from '../pages/case-filters'
import { linkAddresses } from '../pages/site-pages'
import { writeGenerated } from '../publish/files'
import type { GeneratedFiles } from '../publish/publish'
import { type DocumentSite, documentMakers, documentTypes, isGenerated } from './document-makers'

export const documentType = `type EntryDocument {
  address: String!
  downloadName: String!
  description: String!
  cover: String
  darkCover: String
  coverWidth: Int
  coverHeight: Int
}`

type DocumentArgs = Pick<NodePluginArgs, 'store' | 'pathPrefix' | 'getNodesByType'>

export function documentFields(args: DocumentArgs) {
  const document = <T extends DocumentType>(type: T) =>
    field('EntryDocument', async (context, entry: NodeOf<T>): Promise<EntryDocument | null> => {
      // Makes the page depend on the settings and interface words. It already
      // depends on the entries in the document, because it shows them too.
      await Promise.all([findEntry(context, 'Settings'), interfaceWords(context)])
      const siteIn = (translation: string) => siteOf(nodesWithTranslation(args, translation), args)
      const language = translationOf(context)
      const { translation } = entry
      const page = siteIn(language)
      if (!isGenerated(type, entry)) return suppliedDocument(entry, page)
      // An untranslated entry has the PDF of its original.
      const own = translation === language ? page : siteIn(translation)
      const made = await make(type, entry, own)
      const address = documentAddress(type, entry)
      const { downloadName, coverWidth, coverHeight } = made
      const description = describeFile(made, page)
      const [cover, darkCover] = pictureNames(address)
      return { address, downloadName, description, cover, darkCover, coverWidth, coverHeight }
    })
  return Object.fromEntries(documentTypes.map((type) => [type, { document: document(type) }]))
}

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

/** Describes an uploaded PDF under `static/`. */
function suppliedDocument(entry: EntryNode, site: DocumentSite): EntryDocument | null {
  const address = entry.portfolio?.pdf
  if (isComingSoon(entry) || !address) return null
  const { size } = statSync(join(site.root, 'static', address))
  return {
    address,
    downloadName: downloadName({ ...entry, title: textField(entry, 'title') }, site),
    description: describeFile({ bytes: size }, site),
    ...{ cover: null, darkCover: null, coverWidth: null, coverHeight: null },
  }
}

function describeFile(
  { bytes, pages }: { bytes: number; pages?: number },
  { settings, words }: DocumentSite,
): string {
  const size = Math.max(1, Math.round(bytes / 1000))
  return pages
    ? writeWords(words.documents.file, { pages, size }, settings.language)
    : writeWords(words.documents.ownFile, { size }, settings.language)
}

function pictureNames(document: string): [light: string, dark: string] {
  return [document.replace(/pdf$/, 'webp'), document.replace(/\.pdf$/, '-dark.webp')]
}

async function make<T extends DocumentType>(type: T, entry: NodeOf<T>, site: DocumentSite) {
  const source = await documentMakers[type](entry, site)
  const { root } = site
  const inputs = [source, templates(root)]
  const made = await cachedOnDisk(root, inputs, () => typesetDocument(source, root))
  return { ...made, downloadName: source.downloadName }
}

/** Returns all PDFs with the pictures of their first pages. */
export function documents(args: DocumentArgs): GeneratedFiles[] {
  return nodesByLanguage(args).flatMap((own) => {
    const site = siteOf(own, args)
    return documentTypes.flatMap((type) =>
      nodesOfType(own, type)
        .filter((entry) => isGenerated(type, entry))
        .map((entry) => {
          const target = documentAddress(type, entry).slice(1)
          const targets = [target, ...pictureNames(target)]
          return {
            targets,
            async make() {
              const { pdf, cover, darkCover } = await make(type, entry, site)
              return [pdf, cover, darkCover].map((data, index) =>
                writeGenerated(site.root, targets[index] ?? '', Buffer.from(data, 'base64')),
              )
            },
          }
        }),
    )
  })
}
