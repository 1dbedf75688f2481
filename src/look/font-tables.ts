/** Reads and renames fonts: the few tables of an OpenType file that the site needs. */

/** The tables of a font by their tag. */
type Tables = ReadonlyMap<string, Buffer>

function tablesOf(font: Buffer): Tables {
  const tables = new Map<string, Buffer>()
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    const start = font.readUInt32BE(at + 8)
    tables.set(
      font.toString('latin1', at, at + 4),
      font.subarray(start, start + font.readUInt32BE(at + 12)),
    )
  }
  return tables
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag)
  if (!found) throw new Error(`The font has no table ${tag}.`)
  return found
}

/** What a font’s lines and letters measure, in ems. */
export interface Measures {
  ascent: number
  /** Below the baseline, as a positive number. */
  descent: number
  /** Width of a character; 0 for one that the font does not have. */
  widthOf(character: string): number
}

/** Measures a font with TrueType outlines and one weight. */
export function measure(font: Buffer): Measures {
  const tables = tablesOf(font)
  const em = table(tables, 'head').readUInt16BE(18)
  const [lines, metrics, widths] = ['OS/2', 'hhea', 'hmtx'].map((tag) => table(tables, tag)) as [
    Buffer,
    Buffer,
    Buffer,
  ]
  // Bit 7 of fsSelection: browsers take the typographic metrics.
  const isTypographic = (lines.readUInt16BE(62) & 0x80) !== 0
  const ascent = isTypographic ? lines.readInt16BE(68) : metrics.readInt16BE(4)
  const descent = isTypographic ? lines.readInt16BE(70) : metrics.readInt16BE(6)
  const lastWidth = metrics.readUInt16BE(34) - 1
  const glyphOf = glyphs(table(tables, 'cmap'))
  return {
    ascent: ascent / em,
    descent: -descent / em,
    widthOf(character) {
      const glyph = glyphOf(character.codePointAt(0) ?? 0)
      return glyph === 0 ? 0 : widths.readUInt16BE(4 * Math.min(glyph, lastWidth)) / em
    },
  }
}

/** Returns a function that says whether a font with TrueType outlines draws a code point. */
export function drawnBy(font: Buffer): (point: number) => boolean {
  const glyphOf = glyphs(table(tablesOf(font), 'cmap'))
  return (point) => glyphOf(point) !== 0
}

/** Returns a function that finds the glyph of a code point, in a map of format 12, or of format 4 below 0x10000. */
function glyphs(map: Buffer): (point: number) => number {
  const offsets = Array.from({ length: map.readUInt16BE(2) }, (_, i) => map.readUInt32BE(8 + 8 * i))
  const startOf = (format: number) => offsets.find((offset) => map.readUInt16BE(offset) === format)
  const groups = startOf(12)
  if (groups !== undefined) return groupedGlyphs(map.subarray(groups))
  const start = startOf(4)
  if (start === undefined) throw new Error('The font has no map of characters of format 4.')
  const size = map.readUInt16BE(start + 6)
  const [ends, starts] = [start + 14, start + 16 + size]
  return (point) => {
    for (let at = 0; at < size; at += 2) {
      if (map.readUInt16BE(ends + at) < point) continue
      const first = map.readUInt16BE(starts + at)
      if (first > point) return 0
      const delta = map.readUInt16BE(starts + size + at)
      const place = starts + 2 * size + at
      const offset = map.readUInt16BE(place)
      if (offset === 0) return (point + delta) & 0xffff
      const glyph = map.readUInt16BE(place + offset + 2 * (point - first))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}

/** Returns the same for a map of format 12: groups of code points, each with its first and last, and a first glyph. */
function groupedGlyphs(map: Buffer): (point: number) => number {
  const count = map.readUInt32BE(12)
  return (point) => {
    for (let at = 16; at < 16 + 12 * count; at += 12) {
      const first = map.readUInt32BE(at)
      if (point < first) return 0
      if (point <= map.readUInt32BE(at + 4)) return map.readUInt32BE(at + 8) + point - first
    }
    return 0
  }
}

/** Returns the least and the greatest weight of a variable font. */
export function weightsOf(font: Buffer): [number, number] {
  const axes = table(tablesOf(font), 'fvar')
  const [start, count, size] = [4, 8, 10].map((at) => axes.readUInt16BE(at)) as [
    number,
    number,
    number,
  ]
  for (let at = start; at < start + count * size; at += size)
    if (axes.toString('latin1', at, at + 4) === 'wght')
      return [axes.readInt32BE(at + 4) / 65536, axes.readInt32BE(at + 12) / 65536]
  throw new Error('The font has no weights.')
}

/**
 * Returns a font under another name: an instance of a variable font keeps that of the design that its file begins
 * with, and typesetting finds fonts by name.
 */
export function renamed(font: Buffer, family: string, style: string): Buffer {
  const postscript = `${family}-${style}`.replace(/[^\w-]/g, '')
  const names = nameTable([
    [1, family],
    [2, 'Regular'],
    [4, `${family} ${style}`],
    [6, postscript],
  ])
  const tables = [...tablesOf(font)]
    // STAT names the axes, which an instance has none of.
    .filter(([tag]) => tag !== 'STAT')
    .map(([tag, content]) => [tag, tag === 'name' ? names : content] as const)
  return joined(font.readUInt32BE(0), tables)
}

/** Returns a table of names for Windows, in English. */
function nameTable(names: readonly (readonly [id: number, text: string])[]): Buffer {
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  const head = Buffer.alloc(6 + 12 * names.length)
  head.writeUInt16BE(names.length, 2)
  head.writeUInt16BE(head.length, 4)
  let offset = 0
  for (const [index, [id]] of names.entries()) {
    const length = texts[index]?.length ?? 0
    const values = [3, 1, 0x409, id, length, offset]
    for (const [place, value] of values.entries())
      head.writeUInt16BE(value, 6 + 12 * index + 2 * place)
    offset += length
  }
  return Buffer.concat([head, ...texts])
}

/** Writes a font of these tables, which are in the order of their tags. */
function joined(version: number, tables: readonly (readonly [string, Buffer])[]): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.length)
  head.writeUInt32BE(version, 0)
  head.writeUInt16BE(tables.length, 4)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((tables.length - power) * 16, 10)
  const parts = [head]
  let offset = head.length
  for (const [index, [tag, content]] of tables.entries()) {
    const at = 12 + 16 * index
    const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4)
    content.copy(padded)
    let sum = 0
    for (let word = 0; word < padded.length; word += 4)
      sum = (sum + padded.readUInt32BE(word)) >>> 0
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(sum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(content.length, at + 12)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}
