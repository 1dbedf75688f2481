import { type MdxComponentName, mdxComponents } from '../collections/components'
import { collections } from '../collections/registry'
import { readBody } from '../read/body'
import { componentExample, reference } from './reference'

test.each(Object.keys(mdxComponents))('the example of %s is valid', (name) => {
  const { diagnostics } = readBody(componentExample(name as MdxComponentName), [])
  expect(diagnostics).toEqual([])
})

test('the reference describes every collection and component', () => {
  const text = reference()
  for (const name of Object.keys(collections)) expect(text).toContain(`\`content/${name}/\``)
  for (const name of Object.keys(mdxComponents))
    expect(text).toMatch(new RegExp(`### ${name}\n\n\`{3,4}mdx`))
  expect(text).not.toMatch(/undefined|\[object|<pre>/)
})

test('does not mark the fields of a group that translations share', () => {
  expect(reference()).toMatch(/^\| `analytics\.host` \| yes \| {2}\|/m)
})
