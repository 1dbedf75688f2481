import { css } from '@emotion/react'
import facts from '@theme/fonts.json'
import { coreRange } from './core-characters'
import { fontFiles } from './font-files'

/** src/theme/fonts.ts chooses them. */
const families = [
  { name: 'Display', ...facts.display, ...fontFiles.display },
  { name: 'Text', ...facts.text, ...fontFiles.text },
]

export const preloadedFonts = families.map(({ core }) => core)

// Names of the same design on different systems.
const regular = ['Arial', 'Liberation Sans']
const localFonts = { regular, bold: regular.map((name) => `${name} Bold`) }

/** Local fonts with the line height and average width of a web font. */
const fallbackFaces = families
  .flatMap(({ name, ascent, descent, fallbacks }) =>
    fallbacks.map(
      ({ weights, cut, width }) => `@font-face {
    font-family: '${name} Fallback';
    src: ${localFonts[cut].map((font) => `local('${font}')`).join(', ')};
    font-weight: ${weights};
    ascent-override: ${percent(ascent / width)};
    descent-override: ${percent(descent / width)};
    line-gap-override: 0%;
    size-adjust: ${percent(width)};
  }`,
    ),
  )
  .join('')

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
    ${families.map(({ name }) => `--${name.toLowerCase()}: ${name}, '${name} Fallback', Arial, sans-serif;`).join('')}
  }
  ${ownFaces}
  ${fallbackFaces}
`
