import { scaffoldTranslation } from '../../src/content-model/translation/scaffold'
import { blockPlaceholder, fieldPlaceholder } from './commands'

test('adds the plural forms of the language', () => {
  const words = '{count, plural, =0 {Nothing} one {# page} other {# pages}} found'
  expect(fieldPlaceholder(words, 'id')).toBe(
    'TODO {count, plural, =0 {Nothing} other {# pages}} found',
  )
  expect(fieldPlaceholder(words, 'ru')).toContain(
    '=0 {Nothing} few {# pages} many {# pages} one {# page} other {# pages}}',
  )
})

test('turns each block of a text into a placeholder next to the original', () => {
  const body = [
    '## Losses',
    '1. **Something expired.** A [licence](/about).',
    '| Nodes | 4 |\n|---|---|\n| Left | 3 |',
    '> A quotation\n> of two lines',
    '<Callout title="Mind">Words *of it*</Callout>',
    '```mermaid Losses\nflowchart TD\na --> b\n```',
  ].join('\n\n')
  const text = `---\ntitle: Nodes\n---\n${body}`
  expect(
    scaffoldTranslation('articles/a.mdx', text, (words) => `TODO ${words}`, blockPlaceholder),
  ).toBe(
    `---\ntitle: TODO Nodes\n---\n\n${[
      '## TODO {/* Losses */}',
      '1. TODO {/* **Something expired.** A [licence](/about). */}',
      '| TODO {/* Nodes */} | 4 |\n|---|---|\n| TODO {/* Left */} | 3 |',
      '> TODO {/* A quotation\n> of two lines */}',
      '<Callout title="TODO Mind">TODO {/* Words *of it* */}</Callout>',
      '```mermaid Losses\n%% TODO\nflowchart TD\na --> b\n```',
    ].join('\n\n')}\n`,
  )
})

test('keeps empty cells of a table empty', () => {
  const text =
    '---\ntitle: Nodes\n---\n\n<Comparison columns={["","Ours"]} rows={[["Cost","Low"]]} />\n'
  expect(scaffoldTranslation('articles/a.mdx', text, (words) => `TODO ${words}`)).toContain(
    'columns={["","TODO Ours"]}',
  )
})

test('copies comments above fields', () => {
  const text = `# Words of the site.

# In the header.
header:
  # The button that opens the menu.
  menu: Menu

# On /contact.
contactPage:
  email: Email
`
  expect(scaffoldTranslation('interface.yaml', text, (words) => `TODO ${words}`)).toBe(
    text.replace('menu: Menu', 'menu: TODO Menu').replace('email: Email', 'email: TODO Email'),
  )
})
