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

/** In ems. */
export interface Measures {
  ascent: number
  /** Below the baseline, positive. */
  descent: number
  /** 0 if the font lacks the character. */
  widthOf(character: string): number
}

/** Measures a font with TrueType outlines and one weight. */
export function measure(font: Buffer): Measures {
  const tables = tablesOf(font)
  const em = table(tables, 'head').readUInt16BE(18)
  const [lines, metrics] = [table(tables, 'OS/2'), table(tables, 'hhea')]
  const widths = table(tables, 'hmtx')
  // Bit 7 of fsSelection makes browsers use the typographic metrics.
  const isTypographic = (lines.readUInt16BE(62) & 0x80) !== 0
  const ascent = isTypographic ? lines.readInt16BE(68) : metrics.readInt16BE(4)
  const descent = isTypographic ? lines.readInt16BE(70) : metrics.readInt16BE(6)
  const lastWidth = metrics.readUInt16BE(34) - 1
  const glyphOf = glyphs(table(tables, 'cmap'))
  return {
    ascent: ascent / em,
    descent: -descent / em,
    widthOf(character) {
      const glyph = glyphOf.get(character.codePointAt(0) ?? 0)
      return glyph ? widths.readUInt16BE(4 * Math.min(glyph, lastWidth)) / em : 0
    },
  }
}

/** Returns a function that checks whether a font has a code point. */
export function coverageOf(font: Buffer): (point: number) => boolean {
  const glyphOf = glyphs(table(tablesOf(font), 'cmap'))
  return (point) => glyphOf.has(point)
}

/** Reads a `cmap` of format 12 or, for code points below 0x10000, format 4. */
function glyphs(map: Buffer): ReadonlyMap<number, number> {
  const offsets = Array.from({ length: map.readUInt16BE(2) }, (_, i) => map.readUInt32BE(8 + 8 * i))
  const startOf = (format: number) => offsets.find((offset) => map.readUInt16BE(offset) === format)
  const found = new Map<number, number>()
  const groups = startOf(12)
  if (groups !== undefined) {
    const end = groups + 16 + 12 * map.readUInt32BE(groups + 12)
    for (let at = groups + 16; at < end; at += 12) {
      const first = map.readUInt32BE(at)
      for (let point = first; point <= map.readUInt32BE(at + 4); point += 1)
        found.set(point, map.readUInt32BE(at + 8) + point - first)
    }
    return found
  }
  const start = startOf(4)
  if (start === undefined) throw new Error('The font has no character map of format 4.')
  const size = map.readUInt16BE(start + 6)
  for (let end = start + 14; end < start + 14 + size; end += 2) {
    // Four arrays of equal length, with two bytes of padding after the first.
    const [first = 0, delta = 0, offset = 0] = [1, 2, 3].map((list) =>
      map.readUInt16BE(end + 2 + list * size),
    )
    for (let point = first; point <= Math.min(map.readUInt16BE(end), 0xfffe); point += 1) {
      const place = end + 2 + 3 * size + offset + 2 * (point - first)
      const glyph = offset === 0 ? point : map.readUInt16BE(place)
      if (glyph !== 0) found.set(point, (glyph + delta) & 0xffff)
    }
  }
  return found
}

/**
 * Renames a font. Typst finds fonts by name, but all instances of a variable
 * font have the same name.
 */
export function renamed(font: Buffer, family: string, style: string): Buffer {
  const postscript = `${family}-${style}`.replace(/[^\w-]/g, '')
  const names = nameTable([
    [1, family],
    [2, 'Regular'],
    [4, `${family} ${style}`],
    [6, postscript],
  ])
  return withTable(font, 'name', names)
}

/**
 * Replaces tables that both fonts have. Both need the same glyphs in the same order. The old tables
 * remain in the file until it is compressed to WOFF2.
 */
export function withTablesOf(font: Buffer, source: Buffer, tags: readonly string[]): Buffer {
  const [own, other] = [tablesOf(font), tablesOf(source)]
  return tags.reduce((changed, tag) => {
    const content = own.has(tag) && other.get(tag)
    return content ? withTable(changed, tag, content) : changed
  }, font)
}

/** Appends the table. Offsets are multiples of four. */
function withTable(font: Buffer, tag: string, content: Buffer): Buffer {
  const start = Math.ceil(font.length / 4) * 4
  const changed = Buffer.concat([font, Buffer.alloc(start - font.length), content])
  const entry = changed.indexOf(tag, 12, 'latin1')
  changed.writeUInt32BE(start, entry + 8)
  changed.writeUInt32BE(content.length, entry + 12)
  return changed
}

/** In English, for Windows. */
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
