import * as z from 'zod'
import { iconNames, iconsPage } from '../icons'
import { group, list } from './structure'
import { matching, words } from './text'

// Browsers read \ as /, so /\example.com is an external address. They also
// remove invisible characters.
const inAddress = '[^\\s\\\\\\p{C}\\uFFFD]'
const inMail = '[^\\s\\\\@\\p{C}\\uFFFD]'
/** Letters and digits of any script, and the `{s}` of map services. */
const host = '[\\p{L}\\p{N}{][\\p{L}\\p{N}.{}-]*(:[0-9]+)?'

/** Accepts `/contact`, `#portfolio`, and `https:` and `mailto:` addresses. */
const link = (description: string) =>
  matching(
    new RegExp(
      `^(/(?!/)${inAddress}*|#${inAddress}+|https://${host}([/?#]${inAddress}*)?|mailto:${inMail}+@${inMail}+)$`,
      'u',
    ),
    description,
    '/contact',
  ).meta({ kind: 'link' })

export const pageLink = (description: string, example: string) =>
  matching(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, description, example).meta({ kind: 'link' })

export const externalLink = (description: string, example: string) =>
  matching(new RegExp(`^https://${host}([/?#]${inAddress}*)?$`, 'u'), description, example).meta({
    kind: 'link',
  })

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

/** Returns the schema of a reference: the slug of another entry. */
export const reference = <C extends keyof typeof examples>(collection: C, description: string) =>
  z.string().meta({ description, example: examples[collection], references: collection }).brand<C>()

export const references = <C extends keyof typeof examples>(collection: C, description: string) =>
  list(description, reference(collection, description))

/** @param chosen describes the default, which the site chooses */
export const chosenReferences = <C extends keyof typeof examples>(
  collection: C,
  purpose: string,
  chosen: string,
) => references(collection, `File names of ${purpose}. Default: ${chosen}`).default([])

export const articlesToRead = (chosen: string) =>
  chosenReferences('articles', 'articles to read next', chosen)

/** @param width the largest displayed width, in CSS pixels */
export const picture = (description: string, width: number) =>
  group(description, {
    src: matching(
      /^[^\s].*\.(png|jpe?g|webp|avif)$/i,
      'Path of the picture, relative to this file.',
      './portrait.png',
    )
      .meta({ kind: 'picture' })
      .brand<'picture'>(),
    alt: words(
      'A description of the picture, for people who cannot see it.',
      'Rina Hartono, drawn in ink lines',
    ),
  }).meta({ typeName: 'Picture', width })

export const icon = z.enum(iconNames).meta({
  description: `The icon next to the title: a name from ${iconsPage}`,
  example: 'compass',
  kind: 'icon',
})

export const button = (description: string, defaultLink = '/contact') =>
  group(description, {
    text: words('The text of the button.', 'Book a consultation').meta({ compared: 'label' }),
    link: link(`The target of the button. Default: ${defaultLink}`).default(defaultLink),
  }).meta({ typeName: 'Button' })
