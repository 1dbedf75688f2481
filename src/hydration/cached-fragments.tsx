/** Parts of pages that are rendered once, and stand in the HTML of every page that is built. */
import type { EmotionCache } from '@emotion/cache'
import type { ReactNode } from 'react'
import type { CachedFragment } from './HydrationBoundary'

/** A rendered part with the styles that it asks for, by Emotion's name for them. */
interface Rendered {
  html: string
  styles: readonly { name: string; css: string; registered?: string }[]
}

/** What has been rendered of parts of one kind with the same props. */
interface Variants {
  everywhere?: Rendered
  /** With a link that leads to the page itself, by its path. */
  byPath: Map<string, Rendered>
}

/** By kind, and then by the props as JSON. */
const known = new Map<object, Map<string, Variants>>()
/** What was asked for last, by kind: most pages hand over the same objects. */
const last = new Map<object, { props: object; variants: Variants }>()

/** The shared parts of a page that is being rendered. */
export class FragmentCache {
  private readonly placed: Rendered[] = []
  private readonly fresh: { variants: Variants; path: string }[] = []

  /** @param cache where the page's styles are collected */
  constructor(private readonly cache: EmotionCache) {}

  /** What to render in the place of a part: the part itself, when no page has rendered it yet. */
  readonly place = ({ kind, props, path, element }: CachedFragment): ReactNode => {
    const variants = variantsOf(kind, props)
    const { everywhere } = variants
    const isElsewhere = everywhere && !leadsTo(path, everywhere)
    const rendered = isElsewhere ? everywhere : variants.byPath.get(path)
    if (!rendered) {
      const index = this.fresh.push({ variants, path }) - 1
      return (
        <>
          <template data-part-begins={index} />
          {element}
          <template data-part-ends={index} />
        </>
      )
    }
    this.adoptStyles(rendered)
    return <template data-part={this.placed.push(rendered) - 1} />
  }

  /**
   * Puts the parts into the page's HTML, and remembers those that it has rendered itself.
   * @throws when one is not where it was to be
   */
  complete(html: string): string {
    const whole = html.replace(
      /<template data-part="(\d+)"><\/template>/g,
      (_mark, index) => this.placed[Number(index)]?.html ?? '',
    )
    return this.fresh.reduce((text, { variants, path }, index) => {
      const begins = `<template data-part-begins="${index}"></template>`
      const ends = `<template data-part-ends="${index}"></template>`
      const [start, end] = [text.indexOf(begins), text.indexOf(ends)]
      if (start < 0 || end < start)
        throw new Error('A shared part of the page is not where it was to be.')
      const part = text.slice(start + begins.length, end)
      this.remember(variants, path, part)
      return text.slice(0, start) + part + text.slice(end + ends.length)
    }, whole)
  }

  private remember(variants: Variants, path: string, html: string): void {
    const rendered = { html, styles: this.stylesOf(html) }
    if (leadsTo(path, rendered)) variants.byPath.set(path, rendered)
    else variants.everywhere = rendered
  }

  /** In the order in which rendering the part asks for them: that of its elements. */
  private stylesOf(html: string): Rendered['styles'] {
    const { key, inserted, registered } = this.cache
    const classes = new Set(html.match(/(?<=class="[^"]*)[^\s"]+/g))
    return [...classes].flatMap((className) => {
      const name = className.startsWith(`${key}-`) ? className.slice(key.length + 1) : ''
      const css = inserted[name]
      return typeof css === 'string' ? [{ name, css, registered: registered[className] }] : []
    })
  }

  private adoptStyles({ styles }: Rendered): void {
    const { key, inserted, registered } = this.cache
    for (const { name, css, registered: text } of styles) {
      inserted[name] ??= css
      registered[`${key}-${name}`] ??= text
    }
  }
}

function variantsOf(kind: object, props: object): Variants {
  const latest = last.get(kind)
  if (latest && isShallowEqual(latest.props, props)) return latest.variants
  const ofKind = known.get(kind) ?? new Map<string, Variants>()
  const text = JSON.stringify(props)
  const variants = ofKind.get(text) ?? { byPath: new Map() }
  known.set(kind, ofKind.set(text, variants))
  last.set(kind, { props, variants })
  return variants
}

function isShallowEqual(one: object, other: object): boolean {
  const [a, b] = [Object.entries(one), Object.entries(other)]
  return a.length === b.length && a.every(([name, value]) => Reflect.get(other, name) === value)
}

/** Whether a link of the part leads to the page that it stands on, which it then marks. */
const leadsTo = (path: string, { html }: Rendered) => html.includes(`href="${path}"`)
