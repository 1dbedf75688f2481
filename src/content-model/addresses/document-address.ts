import { folderOf } from '../translation/translated-addresses'

/** Folder below /documents of the PDFs of entries, by the name of their GraphQL type. */
const folders = {
  Service: '',
  Case: 'cases/',
  Deliverable: 'samples/',
  VendorFile: 'vendor-risk/',
} as const

export type DocumentType = keyof typeof folders

/** Returns whether the entries of a type have a PDF. */
export function hasDocuments(typeName: string): typeName is DocumentType {
  return Object.hasOwn(folders, typeName)
}

/** Returns the address of the PDF of an entry, which is in the language of the entry. */
export function documentAddress(
  typeName: DocumentType,
  { slug, translation }: { slug: string; translation?: string | undefined },
): string {
  return `${folderOf(translation || undefined)}/documents/${folders[typeName]}${slug}.pdf`
}
