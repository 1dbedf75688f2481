import { css } from '@emotion/react'
import facts from '@theme/fonts.json'
import { coreRange, restRange } from './core-characters'
import { fontsAttribute, fontsMedia } from './first-paint'
import { fontFiles } from './font-files'

/**
 * Families by what they are for; src/theme/fonts.ts says which they are. `media` are the screens on which a first page
 * uses the family.
 */
const families = [
  { name: 'Display', ...facts.display, ...fontFiles.display, media: undefined },
  { name: 'Text', ...facts.text, ...fontFiles.text, media: fontsMedia },
]

// The styles of the development server come too late for a font that may miss the first paint.
const fontDisplay = process.env.NODE_ENV === 'development' ? 'swap' : 'optional'

const own = families.map(
  ({ name }) => `--${name.toLowerCase()}: ${name}, '${name} Next', ${fallbackOf(name)};`,
)

function fallbackOf(name: string): string {
  return `'${name} Fallback', Arial, sans-serif`
}

/** Font files that every page preloads, with the attributes that src/hydration/first-paint.ts reads. */
export const preloadedFonts = families.map(({ name, core, media, weights }) => ({
  href: core,
  media,
  'data-family': `${name} Next`,
  'data-weight': weights,
}))

// One local design by its names on different systems.
const regular = ['Arial', 'Liberation Sans']
const localFonts = { regular, bold: regular.map((name) => `${name} Bold`) }

/** Local fonts, adjusted to the lines and the average width of a family. */
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
  .flatMap(({ core, all, ...family }) => [
    { ...family, file: core, range: coreRange },
    { ...family, file: all, range: restRange },
  ])
  .map(
    ({ name, weights, file, range }) => `@font-face {
    font-family: '${name}';
    src: url(${file}) format('woff2');
    font-weight: ${weights};
    font-display: ${fontDisplay};
    unicode-range: ${range};
  }`,
  )
  .join('')

/**
 * Font faces. Each family has a file with the core characters, which pages preload, and one with all, which loads if a
 * page has others. A font that misses the first paint is used from the next page on, so that text never moves; until then
 * local fonts adjusted to its widths are. Phones load the text family after their first page.
 */
export const fonts = css`
  :root {
    --display: Display, ${fallbackOf('Display')};
    --text: ${fallbackOf('Text')};
  }
  :root[${fontsAttribute}='now'] {
    ${own.join('')}
  }
  @media ${fontsMedia} {
    :root {
      ${own.join('')}
    }
  }
  @media (scripting: none) {
    :root {
      ${own.join('')}
    }
  }
  ${ownFaces}
  ${fallbackFaces}
`
