import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BodyNode } from '../../content-model/read/body-tree'
import { plainBody } from '../../content-model/read/plain-body'
import { testFolder } from '../../content-model/testing/test-folder'
import { versionsOf } from '../../diagrams/svg-figure'
import { drawTrees } from './drawings'

const folder = testFolder()

const svg = (words: string) => `<svg viewBox="0 0 280 40"><text x="0" y="20">${words}</text></svg>`
const figure = (src: string): BodyNode => ['Figure', { src, alt: 'One night', caption: 'Late.' }]
const filesOf = (src: string, language?: string) => ({
  [src]: versionsOf(src, language).map((path) => join(folder, path)),
})

async function drawn(src: string, language?: string) {
  const figures = filesOf(src, language)
  const trees = await drawTrees([['p', null, figure(src)]], {
    root: folder,
    language: 'en',
    figures,
  })
  return JSON.stringify(trees)
}

test('inlines an SVG figure in the language of the text', async () => {
  writeFileSync(join(folder, 'night.svg'), svg('Night'))
  writeFileSync(join(folder, 'night.id.svg'), svg('Malam'))
  writeFileSync(join(folder, 'map.svg'), svg('Map'))
  expect(await drawn('./night.svg')).toContain('>Night</text>')
  expect(await drawn('./night.svg', 'id')).toContain('>Malam</text>')
  expect(await drawn('./map.svg', 'id')).toContain('>Map</text>')
})

test('inlines the drawing for wide columns in the same language', async () => {
  writeFileSync(join(folder, 'day.svg'), svg('Day'))
  writeFileSync(join(folder, 'day.id.svg'), svg('Hari'))
  writeFileSync(join(folder, 'day.wide.svg'), svg('A long day').replace('280', '640'))
  expect(await drawn('./day.svg')).toMatch(/>Day<.*width=\\"640\\".*>A long day</)
  expect(await drawn('./day.svg', 'id')).not.toContain('A long day')
})

test('shows the alt text of a figure in plain texts and its drawing in PDFs', async () => {
  const figures = filesOf('./night.svg')
  const [tree] = await drawTrees([figure('./night.svg')], { root: folder, language: 'en', figures })
  const plain = (drawings: boolean) =>
    plainBody(tree ? [tree] : [], { address: (target) => target, drawings })
  const caption = ['figcaption', null, 'Late.']
  expect(plain(false)).toEqual([['figure', null, 'One night', caption]])
  const shown = { alt: 'One night', width: 280, svg: expect.stringContaining('>Night</text>') }
  expect(plain(true)).toEqual([['figure', null, ['img', shown], caption]])
})
