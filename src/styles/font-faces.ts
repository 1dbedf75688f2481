import { css } from '@emotion/react'
import { coreRange, restRange } from './core-characters'
import { fontsAttribute, fontsMedia } from './first-paint'
import { fontFiles } from './font-files'

const fallbacks = {
  display: "'Bricolage Fallback', Arial, sans-serif",
  text: "'Instrument Fallback', Arial, sans-serif",
}
const own = `
  --display: Bricolage, 'Bricolage Next', ${fallbacks.display};
  --text: Instrument, 'Instrument Next', ${fallbacks.text};
`

/** Font files that every page preloads, with the attributes that src/hydration/first-paint.ts reads. */
export const preloadedFonts = [
  { href: fontFiles.display, 'data-family': 'Bricolage Next', 'data-weight': '200 800' },
  { href: fontFiles.text, 'data-family': 'Instrument Next', 'data-weight': '400 700' },
]

interface FallbackFace {
  name: string
  /** Ascent and descent of the web font, in ems. */
  ascent: number
  descent: number
  /** For a range of weights: the local fonts, and the width of the web font relative to theirs. */
  faces: readonly [weights: string, fonts: readonly string[], width: number][]
}

// One local design by its names on different systems.
const regular = ['Arial', 'Liberation Sans']
const bold = regular.map((name) => `${name} Bold`)

/** Fallback fonts. Widths measured on all services: titles for the display font, descriptions for text. */
const fallbackFaces = (
  [
    {
      name: 'Bricolage Fallback',
      ascent: 0.93,
      descent: 0.27,
      faces: [
        ['200 449', regular, 1.053],
        ['450 800', bold, 1.004],
      ],
    },
    {
      name: 'Instrument Fallback',
      ascent: 0.97,
      descent: 0.25,
      faces: [
        ['400 499', regular, 1.0186],
        ['500 700', bold, 0.966],
      ],
    },
  ] satisfies FallbackFace[]
)
  .flatMap(({ faces, ...family }) =>
    faces.map(([weights, fonts, width]) => fallbackFace(family, weights, fonts, width)),
  )
  .join('')

function fallbackFace(
  { name, ascent, descent }: Omit<FallbackFace, 'faces'>,
  weights: string,
  fonts: readonly string[],
  width: number,
): string {
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`
  return `@font-face {
    font-family: '${name}';
    src: ${fonts.map((font) => `local('${font}')`).join(', ')};
    font-weight: ${weights};
    ascent-override: ${percent(ascent / width)};
    descent-override: ${percent(descent / width)};
    line-gap-override: 0%;
    size-adjust: ${percent(width)};
  }`
}

const ownFaces = [
  ['Bricolage', '200 800', fontFiles.display, fontFiles.allOfDisplay],
  ['Instrument', '400 700', fontFiles.text, fontFiles.allOfText],
]
  .map(
    ([name, weights, core, all]) =>
      ownFace(`${name}`, `${weights}`, `${core}`, coreRange) +
      ownFace(`${name}`, `${weights}`, `${all}`, restRange),
  )
  .join('')

function ownFace(name: string, weights: string, file: string, range: string): string {
  return `@font-face {
    font-family: '${name}';
    src: url(${file}) format('woff2');
    font-weight: ${weights};
    font-display: optional;
    unicode-range: ${range};
  }`
}

/**
 * Font faces. Each family has a file with the core characters, which pages preload, and one with all, which
 * loads only if a page has others. A font that misses the first paint is used from the next page on, so that
 * text never moves while it is read. Until then fallbacks, local fonts adjusted to the same widths, are used.
 */
export const fonts = css`
  :root {
    --display: ${fallbacks.display};
    --text: ${fallbacks.text};
  }
  :root[${fontsAttribute}='now'] {
    ${own}
  }
  @media ${fontsMedia} {
    :root {
      ${own}
    }
  }
  @media (scripting: none) {
    :root {
      ${own}
    }
  }
  ${ownFaces}
  ${fallbackFaces}
`
