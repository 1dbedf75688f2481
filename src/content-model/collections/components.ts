import * as z from 'zod'
import { diagramFields } from './fields/diagram'
import { question, statistic } from './fields/items'
import { button } from './fields/links'
import { list } from './fields/structure'
import { choice, prose, words } from './fields/text'

/** Schemas of the properties of each component. */
export const mdxComponents = {
  Callout: z.strictObject({
    kind: choice(['note', 'tip', 'warning'], 'The kind of callout. Default: note').default('note'),
    title: words('Heading of the callout.', 'Before you sign').optional(),
  }),
  Figure: z.strictObject({
    src: words('Path of the picture or SVG figure, from this file’s folder.', './flow.png').meta({
      kind: 'picture',
      inTranslations: 'replaceable',
    }),
    alt: words(
      'A description of the picture, for people who cannot see it.',
      'Three ledgers feeding one journal',
    ),
    caption: words('Line under the picture.', 'Where reconciliation happens').optional(),
  }),
  /** Writers type a `mermaid` code block, with the caption on its first line. */
  Diagram: diagramFields,
  Statistics: z.strictObject({
    items: list('The figures.', statistic.omit({ reviewBy: true })).min(1),
  }),
  Steps: z.strictObject({
    items: list(
      'The steps, in order.',
      z.strictObject({
        title: words('Name of the step.', 'Map'),
        description: prose('A sentence or two about the step.', 'Trace three real transactions.'),
      }),
    ).min(1),
  }),
  Comparison: z.strictObject({
    caption: words('Caption of the table: its subject.', 'Public chain or permissioned chain'),
    columns: list('The column headings. The first is above the row names.', z.string())
      .min(2)
      .meta({ example: '["", Public, Permissioned]' }),
    rows: list('The rows. Each has one cell per column.', z.array(z.string()).min(2))
      .min(1)
      .meta({ example: '[[Who may read, Anybody, Members]]' }),
  }),
  Quote: z.strictObject({
    by: words('Name or position of the speaker.', 'Head of Finance').optional(),
    source: words('The source of the quotation.', 'OJK Regulation 3 of 2024').optional(),
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
    what: words('The kind of information that was removed. The bar shows it.', 'client'),
  }),
} satisfies Record<string, z.ZodObject>

export type MdxComponentName = keyof typeof mdxComponents

/** Returns whether a component may contain Markdown. */
export const wrapsText = (name: string): boolean => name === 'Callout' || name === 'Quote'

/** Returns whether a component belongs within a sentence. */
export const isInline = (name: string): boolean => name === 'Redacted'

export type MdxComponentProps<N extends MdxComponentName> = z.output<(typeof mdxComponents)[N]>
