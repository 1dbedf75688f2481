/**
 * The logo, `content/logo.svg`: what it may be made of, and the forms in which it is drawn. It stands inside
 * pages, where colours follow the theme, and alone in PDFs and icons, where they are those of the light scheme.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colors } from './colors'
import {
  inLightColors,
  paintAttributes,
  readSvg,
  type Svg,
  type SvgFault,
  type SvgRules,
  shapes,
  styleAdvice,
} from './svg'

/** The logo's file, from the project's folder. */
export const logoFile = 'content/logo.svg'

/** A logo that can be drawn. */
export type Logo = Svg

/** A logo is in the head and the foot of every page: characters of its markup. */
const maximumLength = 6000

const rules: SvgRules = {
  noun: 'a logo',
  elements: { svg: ['xmlns', 'viewBox'], g: [], ...shapes },
  attributes: new RegExp(`^(${paintAttributes})$`),
  values: /^(#[\da-f]{3}|#[\da-f]{6}|[a-z]{3,20}|rgb\([\d\s,%]+\))$/i,
  paintAdvice:
    'Write a colour (#1F3A8A), currentColor for the colour of actions, which follows the theme, or one of src/theme/colors.ts: var(--accent)',
  advice: {
    script: 'A logo has no scripts.',
    style: styleAdvice,
    text: 'Turn the letters into outlines: nobody else has the font.',
    image: 'A picture in a drawing is not sharp at every size: draw it as shapes.',
  },
}

/**
 * Reads a logo.
 * @param source the text of an SVG file
 * @returns the logo, or what keeps it from being one, with what to do
 */
export function readLogo(source: string): Logo | SvgFault {
  const logo = readSvg(source, rules)
  if ('message' in logo) return logo
  const { svg, width, height } = logo
  if (width > 2 * height || height > 2 * width)
    return {
      message: `The viewBox is ${width} by ${height}. The logo stands beside the name, which is text, and in square icons: give the mark alone, at most twice as wide as it is high.`,
      line: 1,
    }
  if (svg.length > maximumLength)
    return {
      message: `The logo has ${svg.length} characters, and every page holds it twice: ${maximumLength} are the most. Simplify its paths, for example with: npx svgo content/logo.svg`,
      line: 1,
    }
  return logo
}

/** Reads the logo of a site. @throws when it cannot be drawn, which the check has reported */
export function siteLogo(root: string): Logo {
  const logo = readLogo(readFileSync(join(root, logoFile), 'utf8'))
  if ('message' in logo) throw new Error(`${logoFile}:${logo.line} · ${logo.message}`)
  return logo
}

/** Returns a logo with the colours of the light scheme as values: for files that stand alone. */
export function standaloneLogo(svg: string): string {
  return inLightColors(svg, colors.action.light)
}
