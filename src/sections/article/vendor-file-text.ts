import { choiceName } from '../../content-model/collections/choices'
import type { EntryBody } from '../../content-model/collections/query-results'
import type { VendorFile } from '../../content-model/collections/vendor-risk'
import type { BodyNode } from '../../content-model/read/body-tree'
import type { InterfaceWords } from '../../site/interface-words'

type Lists = Pick<VendorFile, 'certifications' | 'subcontractors' | 'rules'>
type VendorFileText = Pick<EntryBody, 'body' | 'headings'>

/** Returns a file's body, followed by its lists, for the page and the PDF. */
export function vendorFileText(
  { certifications, subcontractors, rules, body, headings }: Lists & VendorFileText,
  interfaceWords: Pick<InterfaceWords, 'vendorFile' | 'certificationStatuses'>,
): VendorFileText {
  const words = interfaceWords.vendorFile
  const lists: [id: keyof Lists, content: BodyNode][] = [
    [
      'certifications',
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
      table(
        words.subcontractors,
        [words.name, words.task, words.data, words.location],
        subcontractors.map(({ name, task, data, location }) => [name, task, data, location]),
      ),
    ],
    [
      'rules',
      element(
        'ul',
        rules.map(({ title, asks, url }) =>
          element('li', [['a', { href: url }, title], `. ${asks}`]),
        ),
      ),
    ],
  ]
  return {
    body: [
      ...body,
      ...lists.flatMap(([id, content]): BodyNode[] => [['h2', { id }, words[id]], content]),
    ],
    headings: [...headings, ...lists.map(([id]) => ({ id, text: words[id], depth: 2 }))],
  }
}

function table(label: string, columns: string[], rows: string[][]): BodyNode {
  const head = columns.map((cell): BodyNode => ['th', { scope: 'col' }, cell])
  const lines = rows.map(([name = '', ...cells]) =>
    element('tr', [
      ['th', { scope: 'row' }, name],
      ...cells.map((cell, index): BodyNode => ['td', { 'data-label': columns[index + 1] }, cell]),
    ]),
  )
  return ['table', { label }, element('thead', [element('tr', head)]), element('tbody', lines)]
}

function element(name: string, children: BodyNode[]): BodyNode {
  return [name, null, ...children]
}
