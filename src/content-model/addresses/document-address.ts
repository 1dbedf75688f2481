import { folderOf } from '../translation/translated-addresses'

/** Folder of PDFs below /documents, by GraphQL type. */
const folders = {
  Service: '',
  Case: 'cases/',
  Deliverable: 'samples/',
  VendorFile: 'vendor-risk/',
} as const

export type DocumentType = keyof typeof folders

export function hasDocuments(typeName: string): typeName is DocumentType {
  return Object.hasOwn(folders, typeName)
}

/** Returns the path of an entry's PDF. */
export function documentAddress(
  typeName: DocumentType,
  { slug, translation }: { slug: string; translation?: string | undefined },
): string {
  return `${folderOf(translation || undefined)}/documents/${folders[typeName]}${slug}.pdf`
}
