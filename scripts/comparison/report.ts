/**
 * What a change does to the site, in a form that can be handed from the workflow that builds a pull
 * request to the one that comments on it. The first runs code of strangers, so that the second
 * reads a report as it would read any stranger's words: everything in it has a shape.
 */
import * as z from 'zod'

export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const

export type Screen = keyof typeof screens

const screenNames = Object.keys(screens) as [Screen, ...Screen[]]

/** What of a page can change for those who meet it. */
export const aspects = [
  'words',
  'links and pictures',
  'look',
  'search result',
  'share image',
  'PDF',
] as const

export type Aspect = (typeof aspects)[number]

/** Bytes as sent, compressed; absent where there is nothing. */
const sizes = z.strictObject({
  before: z.int().nonnegative().optional(),
  after: z.int().nonnegative().optional(),
})

export type Sizes = z.infer<typeof sizes>

const picture = z.string().regex(/^[\w-]{1,120}\.webp$/)

const shot = z.strictObject({
  screen: z.enum(screenNames),
  /** The file of the picture; absent where there is no page, or both sides look the same. */
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
  /** Absent when so many pages changed that this one was not photographed. */
  shots: z.array(shot).optional(),
})

export type ChangedPage = z.infer<typeof changedPage>

const links = z.array(z.string().max(300)).max(100)

export const reportSchema = z.strictObject({
  pages: z.array(changedPage).max(20_000),
  /** Pages that are what they were. */
  unchanged: z.int().nonnegative(),
  /** What surrounds the pages' own words: header, menus and footer. */
  frame: z.strictObject({
    pages: z.int().nonnegative(),
    added: links,
    removed: links,
  }),
  /** The whole site by kind of file. */
  weight: z.array(z.strictObject({ kind: z.string().max(20), ...sizes.shape })).max(10),
})

export type Report = z.infer<typeof reportSchema>

/** Whether a report holds nothing that a reader of the pull request would want to know. */
export function isEmpty({ pages, frame, weight }: Report): boolean {
  return (
    pages.length === 0 && frame.pages === 0 && weight.every(({ before, after }) => before === after)
  )
}
