/** The components that writers may use in MDX, each with the properties it takes. */
import * as z from 'zod'
import { diagramFields } from './fields/diagram'
import { question, statistic } from './fields/items'
import { button } from './fields/links'
import { list } from './fields/structure'
import { choice, prose, words } from './fields/text'

/** The properties of components by name. */
export const mdxComponents = {
  Callout: z.strictObject({
    kind: choice(['note', 'tip', 'warning'], 'What the callout is. Default: note').default('note'),
    title: words('Heading of the callout.', 'Before you sign').optional(),
  }),
  Figure: z.strictObject({
    src: words('Path of the picture or SVG figure, from this file’s folder.', './flow.png').meta({
      kind: 'picture',
      inTranslations: 'replaceable',
    }),
    alt: words('What the picture shows.', 'Three ledgers feeding one journal'),
    caption: words('Line under the picture.', 'Where reconciliation happens').optional(),
  }),
  /** Written as a fence of Mermaid, whose caption is on its first line. */
  Diagram: diagramFields,
  Statistics: z.strictObject({
    items: list('The figures.', statistic.omit({ reviewBy: true })).min(1),
  }),
  Steps: z.strictObject({
    items: list(
      'The steps, in order.',
      z.strictObject({
        title: words('Name of the step.', 'Map'),
        description: prose('What happens in it.', 'Trace three real transactions.'),
      }),
    ).min(1),
  }),
  Comparison: z.strictObject({
    caption: words('What the table compares.', 'Public chain or permissioned chain'),
    columns: list('The column heads; the first heads the row names.', z.string())
      .min(2)
      .meta({ example: '["", Public, Permissioned]' }),
    rows: list('The rows, each as long as the columns.', z.array(z.string()).min(2))
      .min(1)
      .meta({ example: '[[Who may read, Anybody, Members]]' }),
  }),
  Quote: z.strictObject({
    by: words('Who said it.', 'Head of Finance').optional(),
    source: words('Where.', 'OJK Regulation 3 of 2024').optional(),
  }),
  CallToAction: z.strictObject({
    title: words('Heading.', 'Not sure which one you need?'),
    description: prose('One sentence.', 'Ask; we answer within two business days.').optional(),
    button: button('The button.'),
  }),
  Questions: z.strictObject({
    items: list('Questions with answers.', question).min(1),
  }),
  Redacted: z.strictObject({
    what: words('What kind of words stood here. The bar shows it.', 'client'),
  }),
} satisfies Record<string, z.ZodObject>

export type MdxComponentName = keyof typeof mdxComponents

/** Returns whether a component wraps Markdown, which the others refuse. */
export const wrapsText = (name: string): boolean => name === 'Callout' || name === 'Quote'

/** Returns whether a component may stand within a sentence, and not on lines of its own. */
export const isInline = (name: string): boolean => name === 'Redacted'

export type MdxComponentProps<N extends MdxComponentName> = z.output<(typeof mdxComponents)[N]>
