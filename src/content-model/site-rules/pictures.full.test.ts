import sharp from 'sharp'
import { checkContent } from '../check/check'
import { openCheckCache } from '../check/check-cache'
import {
  adviceOf,
  article,
  linesOf,
  person,
  settingsWith,
  writeContent,
} from '../testing/content-fixture'
import { testFolder } from '../testing/test-folder'

const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
const draw = (width: number, height: number, more = {}) =>
  sharp({ create: { width, height, channels: 3, background: 'red', ...more } })
/** Returns noise, because damage in a flat area could decode without an error. */
const noisePicture = (width: number, height: number) => draw(width, height, { noise })

async function reportOn(name: string, bytes: Uint8Array): Promise<string[]> {
  return linesOf({
    ...person,
    [`articles/${name}`]: bytes,
    'articles/a.mdx': article('Ledgers', [], `![A](./${name})`),
  }).map((line) => line.replace(/^content\/articles\/a\.mdx:9:1 · /, ''))
}

const damaged =
  'but that file is damaged: its end cannot be read. Copy it again from its source, or save the picture again.'
const unsupported = (format: string) =>
  `but that file has the format ${format}, regardless of its extension. Open it and save it as PNG, JPEG, WebP or AVIF: renaming does not convert it.`
const notAPicture = 'but that file is not a picture, or it is incomplete. Save the picture again.'

test('rejects a picture that is damaged in the middle', async () => {
  for (const form of ['png', 'avif'] as const) {
    const bytes = await noisePicture(200, 200)[form]().toBuffer()
    bytes.fill(0, bytes.length - 5000, bytes.length - 4900)
    expect(await reportOn(`a.${form}`, bytes)).toEqual([`The picture is ./a.${form}, ${damaged}`])
  }
})

test('rejects a truncated JPEG, even with an intact preview', async () => {
  const bytes = await noisePicture(400, 300).jpeg().toBuffer()
  const preview = await noisePicture(64, 48).jpeg().toBuffer()
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(preview.length + 2, 2)
  const whole = Buffer.concat([bytes.subarray(0, 2), head, preview, bytes.subarray(2)])
  expect(await reportOn('a.jpg', whole)).toEqual([])
  expect(await reportOn('a.jpg', whole.subarray(0, whole.length / 2))).toEqual([
    `The picture is ./a.jpg, ${damaged}`,
  ])
})

test('rejects other files with the extension of a picture', async () => {
  const gif = await noisePicture(9, 9).gif().toBuffer()
  expect(await reportOn('a.png', gif)).toEqual([`The picture is ./a.png, ${unsupported('GIF')}`])
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')])
  expect(await reportOn('a.jpg', heic)).toEqual([`The picture is ./a.jpg, ${unsupported('HEIC')}`])
  for (const bytes of [Buffer.from('<script>alert(1)</script>'), Buffer.alloc(0)])
    expect(await reportOn('a.webp', bytes)).toEqual([`The picture is ./a.webp, ${notAPicture}`])
})

test('rejects a picture of 100 megapixels', async () => {
  const bytes = await draw(10_000, 10_000).jpeg().toBuffer()
  expect(await reportOn('a.jpg', bytes)).toEqual([
    'The picture is ./a.jpg, but it has 10000 × 10000 px, which is too large to open. Save it 1920 px wide.',
  ])
})

test('accepts a picture in a supported format with another extension', async () => {
  expect(await reportOn('a.png', await noisePicture(9, 9).jpeg().toBuffer())).toEqual([])
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'measures a picture with orientation %d as it is shown',
  async (orientation) => {
    // Stored at the width of pages, but so high that rotation makes it too wide.
    const bytes = await draw(1920, 2000).withMetadata({ orientation }).jpeg().toBuffer()
    const text = article('Ledgers', [], '![A](./a.jpg)')
    const advice = adviceOf({ ...person, 'articles/a.jpg': bytes, 'articles/a.mdx': text })
    expect(advice.filter((line) => line.includes('px wide'))).toEqual(
      orientation < 5 ? [] : [expect.stringContaining('./a.jpg is 2000 px wide')],
    )
  },
)

test('decodes a picture again only after its bytes change', async () => {
  const root = testFolder()
  const decodes = (bytes: Buffer) => {
    const text = article('Ledgers', [], '![A](./a.jpg)')
    writeContent({ ...person, 'articles/a.mdx': text, 'articles/a.jpg': bytes }, root)
    const cache = openCheckCache(root, '1')
    const known = new Set(cache.pictures.values())
    const check = checkContent(root, { cache })
    expect(check.diagnostics).toEqual([])
    cache.save(check)
    return [...check.decoded.values()].some((picture) => !known.has(picture))
  }
  const [first, second] = [
    await noisePicture(9, 9).jpeg().toBuffer(),
    await noisePicture(9, 8).jpeg().toBuffer(),
  ]
  expect([first, first, second, second].map(decodes)).toEqual([true, false, true, false])
})

describe('an SVG figure', () => {
  const svg = (inside: string) => `<svg viewBox="0 0 280 40">${inside}</svg>`
  const night = article('Ledgers', [], '![A night](./night.svg)')

  test('with an error is reported at its line', () => {
    const figure = svg('<g>\n<rect fill="#FFF" width="4" height="4"/></g>')
    expect(linesOf({ ...person, 'articles/night.svg': figure, 'articles/a.mdx': night })).toEqual([
      'content/articles/night.svg:2:1 · fill="#FFF" cannot be used. Write currentColor, the text colour, which follows the theme. Or write a colour of src/theme/colors.ts, for example var(--action)',
    ])
  })

  test('has an optional drawing for wide columns, which no text names', () => {
    const files = {
      ...person,
      'articles/night.svg': svg(''),
      'articles/night.wide.svg': '<svg viewBox="0 0 700 40"></svg>',
      'articles/a.mdx': night,
    }
    expect(linesOf(files)).toEqual([
      expect.stringMatching(/^content\/articles\/night\.wide\.svg:1:1 · The viewBox is 700 wide/),
    ])
    const named = article('Ledgers', [], '![A night](./night.wide.svg)')
    expect(linesOf({ ...files, 'articles/a.mdx': named })).toContainEqual(
      expect.stringContaining(
        'The picture is ./night.wide.svg, the drawing for wide columns. Write the name of the drawing for phones, which shows both: ./night.svg',
      ),
    )
  })

  test('gets no advice on its size', () => {
    const advice = adviceOf({ ...person, 'articles/night.svg': svg(''), 'articles/a.mdx': night })
    expect(advice.filter((line) => line.includes('night.svg'))).toEqual([])
  })

  test('with text needs a version for each translation', () => {
    const files = {
      ...person,
      'settings.yaml': settingsWith({ languages: ['en-GB', 'id'] }),
      'articles/night.svg': svg('<text y="20">Load</text>'),
      'articles/a.mdx': night,
      'articles/a.id.mdx':
        '---\ntitle: Buku besar\nmetaDescription: Deskripsi yang cukup panjang untuk ditampilkan oleh mesin pencari.\nsummary: Ringkasan.\n---\n<Figure alt="Malam" />\n',
    }
    const problems = (more: object) =>
      linesOf({ ...files, ...more }).filter((line) => line.includes('night'))
    expect(problems({})).toEqual([
      'content/articles/a.id.mdx:6:1 · ./night.svg contains text in the original language. Put a copy with translated text next to it: night.id.svg',
    ])
    expect(problems({ 'articles/night.id.svg': svg('<text y="20">Muat</text>') })).toEqual([])
    expect(problems({ 'articles/night.svg': svg('<path d="M0 0"/>') })).toEqual([])
    expect(
      problems({
        'articles/night.svg': svg('<path d="M0 0"/>'),
        'articles/night.wide.svg': svg('<text y="20">Load</text>'),
      }),
    ).toEqual([expect.stringContaining('night.svg contains text in the original language')])
    expect(problems({ 'articles/night.id.svg': svg('<b/>') })).toEqual([
      expect.stringMatching(
        /^content\/articles\/night\.id\.svg:1:1 · <b> cannot be part of a figure/,
      ),
    ])
  })
})

test.each(['NFC', 'NFD'] as const)(
  'finds a picture whose name is in another Unicode form than the link: %s',
  async (form) => {
    const other = form === 'NFC' ? 'NFD' : 'NFC'
    const bytes = await noisePicture(9, 9).png().toBuffer()
    const files = {
      ...person,
      [`articles/${'caf\u00E9'.normalize(form)}.png`]: bytes,
      'articles/a.mdx': article('Ledgers', [], `![A](./${'caf\u00E9'.normalize(other)}.png)`),
    }
    expect(linesOf(files)).toEqual([])
  },
)
