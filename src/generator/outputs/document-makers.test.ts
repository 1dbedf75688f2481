import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleValue } from '../../content-model/collections/fields/field-help'
import { vendorFileSchema } from '../../content-model/collections/vendor-risk'
import { pixel } from '../../content-model/testing/content-fixture'
import { testFolder } from '../../content-model/testing/test-folder'
import { sampleSite } from '../../pdf/testing'
import { entry, nodesOf } from '../nodes/node-fixture'
import type { NodeOf } from '../nodes/typed-nodes'
import { documentMakers } from './document-makers'

const folder = testFolder()
writeFileSync(join(folder, 'flow.png'), pixel)

const site = { ...sampleSite, filterName: (name: string) => name, shown: nodesOf([]) }
const textWithPicture = {
  body: JSON.stringify([['Figure', { src: './flow.png', alt: 'Three boxes', caption: 'Words.' }]]),
  figures: [join(folder, 'flow.png')],
}
const printed = {
  body: [
    [
      'figure',
      null,
      ['img', { src: '/figures/flow.png.picture', alt: 'Three boxes' }],
      ['figcaption', null, 'Words.'],
    ],
  ],
}

test('a deliverable’s PDF includes the pictures of its text', async () => {
  const fields = { title: 'Note', summary: 'One page.', notice: 'Sample.', facts: [] }
  const node = { ...entry('Deliverable', 'note', { ...fields, ...textWithPicture }) }
  const { body, pictures } = await documentMakers.Deliverable(
    node as unknown as NodeOf<'Deliverable'> & typeof textWithPicture,
    site,
  )
  expect({ body }).toEqual(printed)
  expect(Object.keys(pictures ?? {})).toEqual(['figures/flow.png.picture'])
})

test('a vendor-risk file’s PDF includes the pictures of its text', async () => {
  const fields = exampleValue(vendorFileSchema) as object
  const node = { ...entry('VendorFile', 'banks', { ...fields, ...textWithPicture }) }
  const { body = [], pictures } = await documentMakers.VendorFile(
    node as unknown as NodeOf<'VendorFile'> & typeof textWithPicture,
    site,
  )
  expect(body.slice(0, 1)).toEqual(printed.body)
  expect(Object.keys(pictures ?? {})).toEqual(['figures/flow.png.picture'])
})
