/**
 * `npm run generate`: updates the editors' JSON Schemas and the reference from
 * the content model.
 */
import { writeGenerated } from './content/generated'

const written = writeGenerated(process.cwd())
console.log(written.length > 0 ? `Written: ${written.join(', ')}` : 'Everything is up to date.')
