/** In pages, the logo's colours follow the theme. In PDFs and icons, they are light. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colors } from './colors'
import {
  inLightColors,
  paintAttributes,
  readSvg,
  type Svg,
  type SvgDiagnostic,
  type SvgRules,
  shapes,
  styleAdvice,
} from './svg'

export const logoFile = 'content/logo.svg'

/** Limit in characters, because every page contains the markup twice. */
const maximumLength = 6000

const rules: SvgRules = {
  noun: 'a logo',
  elements: { svg: ['xmlns', 'viewBox'], g: [], ...shapes },
  attributes: new RegExp(`^(${paintAttributes})$`),
  values: /^(#[\da-f]{3}|#[\da-f]{6}|[a-z]{3,20}|rgb\([\d\s,%]+\))$/i,
  paintAdvice:
    'Write a colour (#1F3A8A), currentColor for the colour of actions, which follows the theme, or a colour of src/theme/colors.ts, for example var(--accent)',
  advice: {
    script: 'Remove it: scripts are not allowed.',
    style: styleAdvice,
    text: 'Convert the letters to outlines, because pages do not have their font.',
    image: 'Draw it as shapes, because a picture is not sharp at every size.',
  },
}

/** Returns the logo, or the first mistake with its correction. */
export function readLogo(source: string): Svg | SvgDiagnostic {
  const logo = readSvg(source, rules)
  if ('message' in logo) return logo
  const { svg, width, height } = logo
  if (width > 2 * height || height > 2 * width)
    return {
      message: `The viewBox is ${width} by ${height}. The logo is used next to the company’s name and in square icons. Provide only the mark without the name, at most twice as wide as high.`,
      line: 1,
    }
  if (svg.length > maximumLength)
    return {
      message: `The logo has ${svg.length} characters, and every page contains it twice. The limit is ${maximumLength}. Simplify its paths, for example with: npx svgo content/logo.svg`,
      line: 1,
    }
  return logo
}

/** @throws if the logo is invalid */
export function siteLogo(root: string): Svg {
  const logo = readLogo(readFileSync(join(root, logoFile), 'utf8'))
  if ('message' in logo) throw new Error(`${logoFile}:${logo.line} · ${logo.message}`)
  return logo
}

/** Returns a logo with literal light colours, for files. */
export function standaloneLogo(svg: string): string {
  return inLightColors(svg, colors.action.light)
}
