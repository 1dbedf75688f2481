import { openPage } from '../testing'
import { addressChoices, checkAddressedChoices, followAddressedChoices } from './choices'

const radio = (name: string, value: string, checked = '') =>
  `<input type="radio" name="${name}" value="${value}" ${checked}>`

function openServices(address: string): Element {
  openPage(
    `<main>
      <search>
        ${radio('group', '', 'checked')}${radio('group', 'stores')}${radio('group', 'registers')}
        ${radio('industry', '', 'checked')}${radio('industry', 'shipping')}
      </search>
      <section id="stores" data-group="stores"></section>
      <section id="registers" data-group="registers"></section>
    </main>`,
    `https://site.example/services${address}`,
  )
  checkAddressedChoices()
  return document.querySelector('search') ?? document.body
}

/** Follows a link on the page, as Gatsby does. */
function follow(filter: Element, address: string): void {
  history.pushState({}, '', `/services${address}`)
  followAddressedChoices(filter)
}

const choices = () =>
  [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)

test('the query of the address checks its choices', () => {
  openServices('?group=stores&industry=shipping')
  expect(choices()).toEqual(['stores', 'shipping'])
})

test('a link with a filter replaces the current choices, even if its value does not exist', () => {
  const filter = openServices('?group=stores')
  follow(filter, '?industry=shipping')
  expect(choices()).toEqual(['', 'shipping'])
  follow(filter, '?industry=farming')
  expect(choices()).toEqual(['', ''])
})

test('a link to a group shows the group and ignores the query', () => {
  const filter = openServices('?group=stores')
  follow(filter, '#registers')
  expect(choices()).toEqual(['', ''])
  follow(filter, '?group=stores#registers')
  expect(choices()).toEqual(['', ''])
  openServices('?group=stores#registers')
  expect(choices()).toEqual(['', ''])
})

test('keeps a choice made after following a link to a group', () => {
  const filter = openServices('#registers')
  filter.querySelector<HTMLInputElement>('[value=stores]')?.click()
  addressChoices(filter)
  expect(location.href).toBe('https://site.example/services?group=stores')
  followAddressedChoices(filter)
  expect(choices()).toEqual(['stores', ''])
})
