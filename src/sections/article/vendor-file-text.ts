/** The text of a vendor-risk file: what was written, then its lists as tables. The page and the PDF share it. */
import { choiceName } from '../../content-model/collections/choices'
import type { VendorFile } from '../../content-model/collections/vendor-risk'
import type { BodyHeading } from '../../content-model/read/body'
import type { BodyNode } from '../../content-model/read/body-tree'
import type { InterfaceWords } from '../../site/interface-words'

type Lists = Pick<VendorFile, 'certifications' | 'subcontractors' | 'rules'>

interface VendorFileText {
  body: BodyNode[]
  headings: BodyHeading[]
}

/** Returns the whole text of a file, and its headings for the table of contents. */
export function vendorFileText(
  { certifications, subcontractors, rules, body, headings }: Lists & VendorFileText,
  interfaceWords: Pick<InterfaceWords, 'vendorFile' | 'certificationStatuses'>,
): VendorFileText {
  const words = interfaceWords.vendorFile
  const lists: [id: string, title: string, content: BodyNode][] = [
    [
      'certifications',
      words.certifications,
      table(
        words.certifications,
        [words.standard, words.status, words.note],
        certifications.map(({ name, status, note }) => [
          name,
          choiceName('certificationStatuses', status, interfaceWords),
          note,
        ]),
      ),
    ],
    [
      'subcontractors',
      words.subcontractors,
      table(
        words.subcontractors,
        [words.name, words.task, words.data, words.location],
        subcontractors.map(({ name, task, data, location }) => [name, task, data, location]),
      ),
    ],
    [
      'rules',
      words.rules,
      [
        'ul',
        null,
        ...rules.map(({ title, asks, url }): BodyNode => {
          return ['li', null, ['a', { href: url }, title], `. ${asks}`]
        }),
      ],
    ],
  ]
  return {
    body: [
      ...body,
      ...lists.flatMap(([id, title, content]): BodyNode[] => [['h2', { id }, title], content]),
    ],
    headings: [...headings, ...lists.map(([id, text]) => ({ id, text, depth: 2 }))],
  }
}

function table(label: string, columns: string[], rows: string[][]): BodyNode {
  const head: BodyNode = [
    'tr',
    null,
    ...columns.map((cell): BodyNode => ['th', { scope: 'col' }, cell]),
  ]
  const lines = rows.map(([name = '', ...cells]): BodyNode => {
    return [
      'tr',
      null,
      ['th', { scope: 'row' }, name],
      ...cells.map((cell, index): BodyNode => ['td', { 'data-label': columns[index + 1] }, cell]),
    ]
  })
  return ['table', { label }, ['thead', null, head], ['tbody', null, ...lines]]
}
