/** Cache for fragments of pages that are rendered once and copied into the HTML of every built page. */
import type { EmotionCache } from '@emotion/cache'
import type { ReactNode } from 'react'
import type { CachedFragment } from './HydrationBoundary'

/** A rendered fragment with the styles that it uses, by their names in Emotion. */
interface Rendered {
  html: string
  styles: readonly { name: string; css: string; registered?: string }[]
}

/** Renderings of one component with the same props. */
interface Variants {
  everywhere?: Rendered
  /** Renderings with a link to the page itself, by the page's path. */
  byPath: Map<string, Rendered>
}

/** Cached variants by component, then by the props as JSON. */
const variantsByKind = new Map<object, Map<string, Variants>>()
/** The last lookup by component, as a shortcut: most pages pass the same objects as props. */
const lastByKind = new Map<object, { props: object; variants: Variants }>()

/** Places cached fragments in one page that is being rendered. */
export class FragmentCache {
  private readonly placed: Rendered[] = []
  private readonly fresh: { variants: Variants; path: string }[] = []

  /** @param cache where the page's styles are collected */
  constructor(private readonly cache: EmotionCache) {}

  /** Returns what to render for a fragment: a placeholder, or the element itself if it is not cached yet. */
  readonly place = ({ kind, props, language, path, element }: CachedFragment): ReactNode => {
    const variants = variantsOf(kind, language ? { ...props, language } : props)
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
   * Puts cached fragments into the page's HTML, and caches those that this page has rendered.
   * @throws when the marks around a fragment are missing
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

  /** Returns the styles of a fragment in the order of its elements, in which rendering inserts them. */
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
  const latest = lastByKind.get(kind)
  if (latest && isShallowEqual(latest.props, props)) return latest.variants
  const ofKind = variantsByKind.get(kind) ?? new Map<string, Variants>()
  const text = JSON.stringify(props)
  const variants = ofKind.get(text) ?? { byPath: new Map() }
  variantsByKind.set(kind, ofKind.set(text, variants))
  lastByKind.set(kind, { props, variants })
  return variants
}

function isShallowEqual(one: object, other: object): boolean {
  const [a, b] = [Object.entries(one), Object.entries(other)]
  return a.length === b.length && a.every(([name, value]) => Reflect.get(other, name) === value)
}

/** Whether the fragment links to the page itself, and so has `aria-current` there. */
const leadsTo = (path: string, { html }: Rendered) => html.includes(`href="${path}"`)
