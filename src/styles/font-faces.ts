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

/** The files that every page preloads, as the script that fetches them for the next page has to know them. */
export const preloadedFonts = [
  { href: fontFiles.display, 'data-family': 'Bricolage Next', 'data-weight': '200 800' },
  { href: fontFiles.text, 'data-family': 'Instrument Next', 'data-weight': '400 700' },
]

interface FallbackFace {
  name: string
  /** Heights above and below the line of the family that is coming, in ems. */
  ascent: number
  descent: number
  /** For a range of weights: the local fonts, and how much wider the coming family is than they are. */
  faces: readonly [weights: string, fonts: readonly string[], width: number][]
}

// What browsers have of one design, by the names under which they have it.
const regular = ['Arial', 'Liberation Sans']
const bold = regular.map((name) => `${name} Bold`)

/** Widths were measured on the text of all services: titles for the one, descriptions for the other. */
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
 * Each family as a file with the usual characters, which pages preload, and one with all, which is
 * fetched where a page has others. A font that is not there at the first paint is for the next page:
 * text that somebody reads never moves. Until then local fonts of the same widths stand in.
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
