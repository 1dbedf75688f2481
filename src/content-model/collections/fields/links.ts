/** Fields that name something else: addresses, entries, pictures, icons. */
import * as z from 'zod'
import { iconNames } from '../icons'
import type { FieldMeta } from './meta'
import { choice, words } from './text'

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
const link = (description: string, example = '/contact') =>
  z
    .string()
    .regex(
      new RegExp(
        `^(/(?!/)${inAddress}*|#${inAddress}+|https://${host}([/?#]${inAddress}*)?|mailto:${inMail}+@${inMail}+)$`,
        'u',
      ),
    )
    .meta({ description, example, kind: 'link' } satisfies FieldMeta)

/** Returns the schema of the address of a page of the site. */
export const pageLink = (description: string, example: string) =>
  z
    .string()
    .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
    .meta({ description, example, kind: 'link' } satisfies FieldMeta)

/** Returns the schema of an address on another site. */
export const externalLink = (description: string, example: string) =>
  z
    .string()
    .regex(new RegExp(`^https://${host}([/?#]${inAddress}*)?$`, 'u'))
    .meta({ description, example, kind: 'link' } satisfies FieldMeta)

/** Returns the schema of the slugs of entries in another collection, in the order in which they are shown. */
export const references = <C extends string>(collection: C, description: string, example: string) =>
  z
    .array(reference(collection, description, example))
    .meta({ description, example: `[${example}]` } satisfies FieldMeta)

/** Returns the schema of the slug of one entry in another collection. */
export const reference = <C extends string>(collection: C, description: string, example: string) =>
  z
    .string()
    .meta({ description, example, references: collection } satisfies FieldMeta)
    .brand<C>()

/**
 * Returns the schema of a picture beside the file, with its alternative text.
 * @param width the largest width at which a page shows it, in CSS pixels
 */
export const picture = (description: string, width: number) =>
  z
    .strictObject({
      src: z
        .string()
        .regex(/^[^\s].*\.(png|jpe?g|webp|avif)$/i)
        .meta({
          description: 'Path of the picture, from the folder of this file.',
          example: './portrait.png',
          kind: 'picture',
        } satisfies FieldMeta)
        .brand<'picture'>(),
      alt: words(
        'What the picture shows, for people who cannot see it.',
        'Rina Hartono, drawn in ink lines',
      ),
    })
    .meta({ description, typeName: 'Picture', width } satisfies FieldMeta)

export const icon = (description = 'The icon shown beside the title.') =>
  choice(iconNames, description)

/**
 * Returns the schema of a button: its words and where it leads.
 * @param defaultLink where it leads when the file does not say (the specification's rule)
 */
export const button = (description: string, defaultLink = '/contact') =>
  z
    .strictObject({
      text: words('The words on the button.', 'Book a consultation'),
      link: link(`Where the button leads. Default: ${defaultLink}`).default(defaultLink),
    })
    .meta({ description, typeName: 'Button' } satisfies FieldMeta)
