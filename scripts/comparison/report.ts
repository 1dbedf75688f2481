/**
 * The report of a change, in a form that the workflow that builds a pull request can hand to the one that
 * comments on it. The first runs untrusted code, so the second validates everything in the report.
 */
import * as z from 'zod'

export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const

export type Screen = keyof typeof screens

const screenNames = Object.keys(screens) as [Screen, ...Screen[]]

/** Aspects of a page that can change for its visitors. */
export const aspects = [
  'words',
  'links and pictures',
  'look',
  'search result',
  'share image',
  'PDF',
  'stale translation',
] as const

export type Aspect = (typeof aspects)[number]

/** Compressed bytes, as sent; absent where there is nothing. */
const sizes = z.strictObject({
  before: z.int().nonnegative().optional(),
  after: z.int().nonnegative().optional(),
})

export type Sizes = z.infer<typeof sizes>

const picture = z.string().regex(/^[\w-]{1,120}\.webp$/)

const shot = z.strictObject({
  screen: z.enum(screenNames),
  /** File name of the picture; absent if there is no page, or both sides look the same. */
  before: picture.optional(),
  after: picture.optional(),
})

export type Shot = z.infer<typeof shot>

const changedPage = z.strictObject({
  path: z.string().regex(/^\/[\w./-]{0,200}$/),
  title: z.string().max(300),
  kind: z.enum(['added', 'changed', 'removed']),
  aspects: z.array(z.enum(aspects)),
  html: sizes,
  /** Absent if so many pages changed that no screenshot was taken of this one. */
  shots: z.array(shot).optional(),
})

export type ChangedPage = z.infer<typeof changedPage>

const links = z.array(z.string().max(300)).max(100)

export const reportSchema = z.strictObject({
  pages: z.array(changedPage).max(20_000),
  /** Number of pages that have not changed. */
  unchanged: z.int().nonnegative(),
  /** Changes around the pages' own text: in header, menus and footer. */
  frame: z.strictObject({
    pages: z.int().nonnegative(),
    added: links,
    removed: links,
  }),
  /** Size of the whole site, by kind of file. */
  weight: z.array(z.strictObject({ kind: z.string().max(20), ...sizes.shape })).max(10),
})

export type Report = z.infer<typeof reportSchema>

/** Whether a report holds nothing that a reader of the pull request would want to know. */
export function isEmpty({ pages, frame, weight }: Report): boolean {
  return (
    pages.length === 0 && frame.pages === 0 && weight.every(({ before, after }) => before === after)
  )
}
