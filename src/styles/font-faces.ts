import { css } from '@emotion/react'
import facts from '@theme/fonts.json'
import type { FontFacts } from '../theme/fallback-widths'
import { coreRange } from './core-characters'
import { fontFiles } from './font-files'

/** The families that src/theme/fonts.ts chooses. */
const families = [
  { name: 'Display', ...facts.display, ...fontFiles.display },
  { name: 'Text', ...facts.text, ...fontFiles.text },
]

export const preloadedFonts = families.map(({ core }) => core)

/** Local fonts with the line height and average width of a web font. */
const fallbackFaces = families
  .flatMap(({ name, ascent, descent, fallbacks }) =>
    fallbacks.map(
      (fallback) => `@font-face {
    font-family: '${name} ${fallback.font}';
    src: ${sourcesOf(fallback)};
    font-weight: ${fallback.weights};
    ascent-override: ${percent(ascent / fallback.width)};
    descent-override: ${percent(descent / fallback.width)};
    line-gap-override: 0%;
    size-adjust: ${percent(fallback.width)};
  }`,
    ),
  )
  .join('')

type Fallback = FontFacts['fallbacks'][number]

function localFamilies(name: string, fallbacks: readonly Fallback[]): string {
  return [...new Set(fallbacks.map(({ font }) => `'${name} ${font}'`))].join(', ')
}

/** Linux has Liberation Sans, with the widths of Arial. */
function sourcesOf({ font, face }: Fallback): string {
  const families = font === 'Arial' ? [font, 'Liberation Sans'] : [font]
  const ending = face === 'bold' ? ' Bold' : ''
  return families.map((family) => `local('${family}${ending}')`).join(', ')
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`
}

const ownFaces = families
  .flatMap(({ core, rest, restRange, ...family }) => [
    { ...family, file: core, range: coreRange },
    { ...family, file: rest, range: restRange },
  ])
  .map(
    ({ name, weights, file, range }) => `@font-face {
    font-family: '${name}';
    src: url(${file}) format('woff2');
    font-weight: ${weights};
    font-display: swap;
    unicode-range: ${range};
  }`,
  )
  .join('')

/**
 * Each family has a preloaded file with core characters and a second file for
 * other Latin characters. Until they load, adjusted local fonts replace them.
 */
export const fonts = css`
  :root {
    ${families.map(({ name, fallbacks }) => `--${name.toLowerCase()}: ${name}, ${localFamilies(name, fallbacks)}, Arial, sans-serif;`).join('')}
  }
  ${ownFaces}
  ${fallbackFaces}
`
