import { colors } from '../theme/colors'
import { inDarkColors } from './dark-colors'

const base64 = (text: string) => Buffer.from(text).toString('base64')
const image = (svg: string) => `<image href="data:image/svg+xml;base64,${base64(svg)}"/>`

test('changes a page and its drawings to dark colours and keeps other colours', () => {
  const page = ({ paper, ink, warm }: Record<'paper' | 'ink' | 'warm', string>) =>
    `<path fill="${paper}"/><path stroke="${ink}40"/>${image(`<path fill="${warm}"/><path fill="#123123"/>`)}`
  const { paper, ink, warm } = colors
  const light = { paper: paper.light.toLowerCase(), ink: ink.light, warm: warm.light }
  const dark = { paper: paper.dark, ink: ink.dark, warm: warm.dark }
  expect(inDarkColors(page(light))).toBe(page(dark))
})

test('replaces white paper with the dark paper colour', () => {
  expect(inDarkColors('<path fill="#ffffff"/>')).toBe(`<path fill="${colors.paper.dark}"/>`)
})
