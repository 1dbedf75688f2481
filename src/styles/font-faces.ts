import { css } from '@emotion/react'
import { families, fontsAttribute } from './first-paint'
import { fontFiles } from './font-files'

const [displayFamily, textFamily] = families
const standIns = {
  display: "'Bricolage Fallback', Arial, sans-serif",
  text: "'Instrument Fallback', Arial, sans-serif",
}
const own = `
  --display: '${displayFamily}', '${displayFamily} Rest', ${standIns.display};
  --text: '${textFamily}', '${textFamily} Rest', ${standIns.text};
`

interface StandIn {
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
const standInFaces = (
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
  ] satisfies StandIn[]
)
  .flatMap(({ faces, ...family }) =>
    faces.map(([weights, fonts, width]) => standInFace(family, weights, fonts, width)),
  )
  .join('')

function standInFace(
  { name, ascent, descent }: Omit<StandIn, 'faces'>,
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

/**
 * Each family as a file with the usual characters, and one with all, which is fetched where a page
 * has others. Stand-ins have the same metrics, so that text hardly
 * moves when the fonts arrive.
 */
export const fonts = css`
  :root {
    --display: ${standIns.display};
    --text: ${standIns.text};
  }
  :root[${fontsAttribute}] {
    ${own}
  }
  @media (scripting: none) {
    :root {
      ${own}
    }
  }
  @font-face {
    font-family: '${displayFamily} Rest';
    src: url(${fontFiles.allOfDisplay}) format('woff2');
    font-weight: 200 800;
    font-display: swap;
  }
  @font-face {
    font-family: '${displayFamily}';
    src: url(${fontFiles.display}) format('woff2');
    font-weight: 200 800;
    font-display: swap;
  }
  @font-face {
    font-family: '${textFamily} Rest';
    src: url(${fontFiles.allOfText}) format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }
  @font-face {
    font-family: '${textFamily}';
    src: url(${fontFiles.text}) format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }
  ${standInFaces}
`
