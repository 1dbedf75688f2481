/** `npm run generate`: brings the editors' JSON Schemas and the reference up to date with the model. */
import { writeGenerated } from './content/generated'

const written = writeGenerated(process.cwd())
console.log(written.length > 0 ? `Written: ${written.join(', ')}` : 'Everything is up to date.')
