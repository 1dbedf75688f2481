import { openPage, setGlobal } from '../hydration/testing'
import { opensSearch } from './search-key'

/** Returns whether a key opens the search. */
function opens(platform: string, target: 'input' | 'main', key: KeyboardEventInit): boolean {
  openPage('<main><input></main>')
  setGlobal('navigator', { platform })
  const event = new KeyboardEvent('keydown', { bubbles: true, ...key })
  document.querySelector(target)?.dispatchEvent(event)
  return opensSearch(event)
}

const controlK = { key: 'k', ctrlKey: true }
const commandK = { key: 'k', metaKey: true }

test('Ctrl+K opens the search, except in text fields on macOS', () => {
  expect(opens('Linux x86_64', 'main', controlK)).toBe(true)
  expect(opens('Linux x86_64', 'input', controlK)).toBe(true)
  expect(opens('MacIntel', 'main', controlK)).toBe(true)
  expect(opens('MacIntel', 'input', controlK)).toBe(false)
  expect(opens('MacIntel', 'input', commandK)).toBe(true)
})

test('⌘K opens the search, and / does so except in text fields', () => {
  expect(opens('MacIntel', 'main', commandK)).toBe(true)
  expect(opens('Linux x86_64', 'main', { key: '/' })).toBe(true)
  expect(opens('Linux x86_64', 'input', { key: '/' })).toBe(false)
})
