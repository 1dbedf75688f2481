import { expect, test } from '@playwright/test'
import { bannedWordsIn } from '../../src/content-model/rules/text/banned-words'

test('banned words are reported, and their literal meanings are not', () => {
  const text = [
    'A seamless, cutting-edge and state-of-\nthe-art way to leverage your data.',
    'Holistic synergies empower teams; we delve, elevate and harness the future.',
    'Next generation, world-class, best in class, game-changing, bespoke, turnkey: effortless.',
    'It revolutionises, supercharges and is transformative. Unlock the full potential.',
    'Position leverage is capped, tokens unlock in March, the test harness runs, elevated rights',
    'are revoked. See `seamless()`, [docs](/#contact) and https://seamless.example/bespoke.',
  ].join('\n')
  const found = bannedWordsIn('.')
    .find(text)
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
  const words = found.map(({ line, message }) => `${line} ${/“(.*?)”/.exec(message)?.[1]}`)
  expect(words.join(', ')).toBe(
    [
      '1 seamless, 1 cutting-edge, 1 state-of- the-art, 2 to leverage',
      '3 Holistic, 3 synergies, 3 empower, 3 delve, 3 elevate, 3 harness the',
      '4 Next generation, 4 world-class, 4 best in class, 4 game-changing, 4 bespoke, 4 turnkey',
      '4 effortless, 5 revolutionises, 5 supercharges, 5 transformative, 5 Unlock the full potential',
    ].join(', '),
  )
})
