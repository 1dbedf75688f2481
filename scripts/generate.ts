/**
 * `npm run generate`: brings the editors' JSON Schemas and the reference up to date with the model. With
 * `-- --sample`, also the list of the sample company's files, after a change of the sample.
 */
import { listPath, writeList } from './company/sample-files'
import { writeGenerated } from './content/generated'

const root = process.cwd()
const written = writeGenerated(root)
if (process.argv.includes('--sample')) {
  writeList(root)
  written.push(listPath)
}
console.log(written.length > 0 ? `Written: ${written.join(', ')}` : 'Everything is up to date.')
