import { basename } from 'node:path'
import type * as z from 'zod'
import type { interfaceSchema } from '../content-model/collections/interface-words/interface'
import type { Settings } from '../content-model/collections/settings'
import type { BodyNode } from '../content-model/read/body-tree'
import { plainBody } from '../content-model/read/plain-body'
import type { SiteAddress } from '../language/site-address'
import { addressLines, numberLinks } from '../language/written'
import type { MotifNumbers } from '../motif/chain'
import type { MotifFamily } from '../motif/families'
import { motif } from '../motif/motif'
import { fillWords } from '../site/interface-words'
import { codeColors } from '../theme/code-colors'
import { colors } from '../theme/colors'
import { siteLogo, standaloneLogo } from '../theme/logo'
import type { DocumentSource } from './document'

export interface DocumentContext {
  /** Project folder. */
  root: string
  settings: Settings
  words: z.output<typeof interfaceSchema>
  /** In the language of the document. */
  address: SiteAddress
}

export const lightColors = Object.fromEntries(
  Object.entries(colors).map(([name, { light }]) => [name, light]),
)

/**
 * Returns the data that every template reads.
 * @param path page that links to the document
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
    // Typst rejects regions such as 419 (Latin America).
    language: { lang, region: region?.length === 2 ? region : null },
    pageUrl: address.absolute(path),
    site: siteUrl.replace(/^https:\/\//, ''),
    email,
    numbers: numberLinks(settings).map(({ via, number, url }) => ({
      words: via === 'telephone' ? number : `${via} ${number}`,
      url,
    })),
    address: [legalName, ...addressLines(settings.address)],
    colors: lightColors,
    codeColors,
    logo: standaloneLogo(siteLogo(root).svg),
  }
}

/** Returns a document's motif; false if the site has no motifs. */
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

/** PNGs or JPEGs by file name. */
export type PrintedPictures = Readonly<Record<string, Buffer>>

/** Returns a body for `template/body.typ`. Alternative texts replace missing pictures. */
export function typesetBody(
  body: readonly BodyNode[],
  { address }: DocumentContext,
  pictures: PrintedPictures,
): Required<Pick<DocumentSource, 'body' | 'pictures'>> {
  const absolute = (target: string) => (target.startsWith('#') ? target : address.absolute(target))
  // Extensions may be wrong. Typst detects the format from the bytes.
  const pathOf = (name: string) => `figures/${name}.picture`
  const picture = (src: string) => {
    const name = basename(src)
    return name in pictures ? `/${pathOf(name)}` : undefined
  }
  return {
    body: plainBody(body, { address: absolute, picture, drawings: true }),
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([name, bytes]) => [pathOf(name), bytes.toString('base64')]),
    ),
  }
}

/** Returns a PDF file name of letters, digits and hyphens. */
export function fileName(words: string): string {
  const name = words.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return `${name.replace(/^-|-$/g, '')}.pdf`
}
