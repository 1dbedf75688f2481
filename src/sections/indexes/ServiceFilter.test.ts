import { openPage } from '../../hydration/testing'
import { filterRules } from './ServiceFilter'

test('keeps a group and an industry with the same slug apart', () => {
  const { styles } = filterRules(['shipping', 'stores'], ['shipping'])
  const { document } = openPage(`
    <div id="index">
      <input type="radio" name="group" id="every-group" checked>
      <input type="radio" name="group" id="group-shipping">
      <input type="radio" name="industry" id="industry-shipping">
      <section data-group="stores"><p data-industries="shipping"></p></section>
    </div>`)
  const isHidden = () =>
    [...styles.matchAll(/(&[^{}]+) \{ display: none; \}/g)].some(([, selector = '']) =>
      document.querySelector('section')?.matches(selector.replaceAll('&', '#index')),
    )
  document.getElementById('industry-shipping')?.click()
  expect(isHidden()).toBe(false)
  document.getElementById('group-shipping')?.click()
  expect(isHidden()).toBe(true)
})
