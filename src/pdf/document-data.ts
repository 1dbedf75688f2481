/** What the data of all documents' templates have in common. */
import { basename } from 'node:path'
import type * as z from 'zod'
import type { MotifFamily } from '../content-model/collections/choices'
import type { interfaceSchema } from '../content-model/collections/interface-words/interface'
import type { Settings } from '../content-model/collections/settings'
import type { BodyNode } from '../content-model/read/body-tree'
import { plainBody } from '../content-model/read/plain-body'
import type { SiteAddress } from '../language/site-address'
import { addressLines, numberLinks } from '../language/written'
import type { MotifNumbers } from '../motif/chain'
import { motif } from '../motif/motif'
import { fillWords } from '../site/interface-words'
import { codeColors } from '../theme/code-colors'
import { colors } from '../theme/colors'
import { siteLogo, standaloneLogo } from '../theme/logo'
import type { DocumentSource } from './document'

/** What all documents of a site in one language share. */
export interface DocumentContext {
  /** The project's folder. */
  root: string
  settings: Settings
  words: z.output<typeof interfaceSchema>
  /** Where links lead, in the language of the document. */
  address: SiteAddress
}

/**
 * Returns what every template reads.
 * @param path of the page that leads to the document
 */
export function documentData(
  { title, description, path }: { title: string; description: string; path: string },
  { root, settings, address }: DocumentContext,
) {
  const { brand, siteUrl, email, legalName } = settings
  const { language: lang, region } = new Intl.Locale(settings.language)
  return {
    documentTitle: `${title} | ${brand}`,
    title,
    description,
    brand,
    // Typst takes regions of two letters alone, and not 419 for Latin America.
    language: { lang, region: region?.length === 2 ? region : null },
    pageUrl: address.whole(path),
    site: siteUrl.replace(/^https:\/\//, ''),
    email,
    numbers: numberLinks(settings).map(({ via, number, url }) => ({
      words: via === 'telephone' ? number : `${via} ${number}`,
      url,
    })),
    address: [legalName, ...addressLines(settings.address)],
    colors: Object.fromEntries(Object.entries(colors).map(([name, { light }]) => [name, light])),
    codeColors,
    logo: standaloneLogo(siteLogo(root).svg),
  }
}

/** Returns the motif of a document; false where the site has none. */
export function motifOf(
  seed: string,
  family: MotifFamily,
  { settings, words }: DocumentContext,
  numbers?: MotifNumbers & { explanation: string },
) {
  return (
    settings.motif && {
      svg: motif({ seed, numbers, family }),
      alt: fillWords(words.documents.motif, { family }),
      explanation: numbers?.explanation ?? null,
    }
  )
}

/** Pictures of a text by the names of their files, as PNG or JPEG. */
export type PrintedPictures = Readonly<Record<string, Buffer>>

/**
 * Returns the elements of a body for `template/body.typ`, with whole addresses, and its pictures.
 * @param pictures of one that is missing, the alternative text is set
 */
export function typesetBody(
  body: readonly BodyNode[],
  { address }: DocumentContext,
  pictures: PrintedPictures,
): Required<Pick<DocumentSource, 'body' | 'pictures'>> {
  const whole = (target: string) => (target.startsWith('#') ? target : address.whole(target))
  // Typst knows the format from the bytes: the ending of the file may be wrong.
  const pathOf = (name: string) => `figures/${name}.picture`
  const picture = (src: string) => {
    const name = basename(src)
    return name in pictures ? `/${pathOf(name)}` : undefined
  }
  return {
    body: plainBody(body, { address: whole, picture, drawings: true }),
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([name, bytes]) => [pathOf(name), bytes.toString('base64')]),
    ),
  }
}

/** Returns words as the name of a PDF: letters and digits, with hyphens between them. */
export function fileName(words: string): string {
  const name = words.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return `${name.replace(/^-|-$/g, '')}.pdf`
}
