/** Fields that name something else: addresses, entries, pictures, icons. */
import * as z from 'zod'
import { iconNames, iconsPage } from '../icons'
import { group, list } from './structure'
import { matching, words } from './text'

// Browsers read \ as /, so that /\ would leave the site, and drop invisible characters.
const inAddress = '[^\\s\\\\\\p{C}\\uFFFD]'
const inMail = '[^\\s\\\\@\\p{C}\\uFFFD]'
/**
 * Pattern of a host: letters and digits of any script, and `{s}` of map services; what no browser takes is
 * left out.
 */
const host = '[\\p{L}\\p{N}{][\\p{L}\\p{N}.{}-]*(:[0-9]+)?'

/**
 * Returns the schema of an internal address (`/contact`), an anchor (`#portfolio`) or an `https:` or
 * `mailto:` address.
 */
const link = (description: string) =>
  matching(
    new RegExp(
      `^(/(?!/)${inAddress}*|#${inAddress}+|https://${host}([/?#]${inAddress}*)?|mailto:${inMail}+@${inMail}+)$`,
      'u',
    ),
    description,
    '/contact',
  ).meta({ kind: 'link' })

/** Returns the schema of the address of a page of the site. */
export const pageLink = (description: string, example: string) =>
  matching(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, description, example).meta({ kind: 'link' })

/** Returns the schema of an address on another site. */
export const externalLink = (description: string, example: string) =>
  matching(new RegExp(`^https://${host}([/?#]${inAddress}*)?$`, 'u'), description, example).meta({
    kind: 'link',
  })

/** The entry that examples name, by its collection. */
const examples = {
  articles: 'do-you-need-a-new-system',
  cases: 'migration-called-off',
  finder: 'audits',
  industries: 'fintech',
  offerings: 'discovery-sprint',
  portfolio: 'harvest-lots',
  services: 'erp-integration',
  team: 'rina-hartono',
} as const

/** Returns the schema of the slug of one entry in another collection. */
export const reference = <C extends keyof typeof examples>(collection: C, description: string) =>
  z.string().meta({ description, example: examples[collection], references: collection }).brand<C>()

/** Returns the schema of the slugs of entries in another collection, in the order in which they are shown. */
export const references = <C extends keyof typeof examples>(collection: C, description: string) =>
  list(description, reference(collection, description))

/** Returns the schema of the slugs of entries that the site chooses where a file names none. @param chosen which they are then */
export const chosenReferences = <C extends keyof typeof examples>(
  collection: C,
  what: string,
  chosen: string,
) => references(collection, `File names of ${what}. Default: ${chosen}`).default([])

/** Returns the schema of articles to read next. @param chosen which they are by default */
export const articlesToRead = (chosen: string) =>
  chosenReferences('articles', 'articles to read next', chosen)

/**
 * Returns the schema of a picture beside the file, with its alternative text.
 * @param width the largest width at which a page shows it, in CSS pixels
 */
export const picture = (description: string, width: number) =>
  group(description, {
    src: matching(
      /^[^\s].*\.(png|jpe?g|webp|avif)$/i,
      'Path of the picture, from the folder of this file.',
      './portrait.png',
    )
      .meta({ kind: 'picture' })
      .brand<'picture'>(),
    alt: words('What it shows, for people who cannot see it.', 'Rina Hartono, drawn in ink lines'),
  }).meta({ typeName: 'Picture', width })

/** The icon of an item, by Lucide's name for it. */
export const icon = z.enum(iconNames).meta({
  description: `The icon shown with the title: any name of ${iconsPage}`,
  example: 'compass',
  kind: 'icon',
})

/**
 * Returns the schema of a button: its words and where it leads.
 * @param defaultLink where it leads when the file does not say (the specification's rule)
 */
export const button = (description: string, defaultLink = '/contact') =>
  group(description, {
    text: words('The words on the button.', 'Book a consultation').meta({ compared: 'label' }),
    link: link(`Where the button leads. Default: ${defaultLink}`).default(defaultLink),
  }).meta({ typeName: 'Button' })
