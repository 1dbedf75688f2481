/** Checks that no file’s name gives its page an address at which another page stands. */
import type { CheckedFile } from '../check/checked-file'
import { type FileDiagnostic, startOfFile } from '../check/diagnostics'
import { type Collection, collections, rowsWithPages } from '../collections/registry'
import { addressOf } from './addresses'

/** Addresses of collections, at which their lists stand or the entries with which they begin. */
const collectionAddresses = rowsWithPages.filter(([, { address }]) => address !== '/')

/** Reports files whose page would stand at the address of a collection that is not theirs. */
export function takenAddresses(files: readonly CheckedFile[]): FileDiagnostic[] {
  const definitions: Readonly<Record<string, Collection>> = collections
  return files.flatMap(({ file, collection, slug }) => {
    const address = addressOf(collection, slug)
    const taken = collectionAddresses.find(([, row]) => row.address === address)
    if (!taken) return []
    const [owner, { opening }] = taken
    const isOwn = collection === (opening === undefined ? 'pages' : owner)
    if (isOwn) return []
    const { singular = 'page' } = definitions[collection] ?? {}
    const message = `The page of this file would be ${address}, an address that content/${owner} has already. Rename the file, for example: ${slug}-${singular}.mdx`
    return [{ file, ...startOfFile, message }]
  })
}
