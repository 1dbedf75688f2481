/** Words as outlines, in the site's two families, so that a picture needs no installed font. */
import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { decompress } from 'wawoff2'

/** `display` is Bricolage Grotesque, `text` Instrument Sans; both in weights and in widths of 75 to 100. */
const files = {
  display: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  text: 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
}

export interface Setting {
  size: number
  family?: keyof typeof files
  weight?: number
  width?: number
  /** Extra space between letters, in thousandths of the size. */
  tracking?: number
  /** Where `x` is on the line. */
  anchor?: 'start' | 'middle' | 'end'
}

interface Line {
  /** Path data, with its base line at the `y` it was asked for. */
  d: string
  width: number
}

export type SetLine = (text: string, x: number, y: number, setting: Setting) => Line

/** Reads the fonts from the repository's `node_modules` and returns the function that sets a line of words. */
export async function loadType(): Promise<SetLine> {
  const fonts = {} as Record<keyof typeof files, Font>
  for (const family of ['display', 'text'] as const) {
    const path = `node_modules/@fontsource-variable/${files[family]}`
    const font = create(Buffer.from(await decompress(readFileSync(path))))
    if (!('getVariation' in font)) throw new Error(`${path} holds more than one font.`)
    fonts[family] = font
  }
  return (text, x, y, setting) => setLine(fonts[setting.family ?? 'text'], text, x, y, setting)
}

function setLine(font: Font, text: string, x: number, y: number, setting: Setting): Line {
  const {
    size,
    family = 'text',
    weight = 500,
    width = 100,
    tracking = 0,
    anchor = 'start',
  } = setting
  const optical = family === 'display' ? { opsz: Math.min(96, Math.max(12, size)) } : {}
  const cut = font.getVariation({ wght: weight, wdth: width, ...optical })
  const run = cut.layout(text)
  const scale = size / cut.unitsPerEm
  const gap = (tracking / 1000) * size
  const advances = run.positions.map(({ xAdvance }) => xAdvance * scale + gap)
  const total = advances.reduce((sum, advance) => sum + advance, 0) - gap
  let pen = x - (anchor === 'middle' ? total / 2 : anchor === 'end' ? total : 0)
  let d = ''
  for (const [i, glyph] of run.glyphs.entries()) {
    const { xOffset = 0, yOffset = 0 } = run.positions[i] ?? {}
    d += glyph.path
      .scale(scale, -scale)
      .translate(pen + xOffset * scale, y - yOffset * scale)
      .toSVG()
    pen += advances[i] ?? 0
  }
  return { d, width: total }
}
