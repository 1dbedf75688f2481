import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { filesBelow } from '../../src/generator/publish/files'
import { colors } from '../../src/look/colors'

test('the logo keeps its gold in every share image', async () => {
  const files = filesBelow('dist/share')
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const leaf = { left: 101, top: 70, width: 1, height: 1 }
    const color = await sharp(`dist/share/${file}`).extract(leaf).removeAlpha().raw().toBuffer()
    expect([file, `#${color.toString('hex').toUpperCase()}`]).toEqual([file, colors.accent.light])
  }
})
