/** What the check says of the logo. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logoFile, readLogo } from '../../theme/logo'
import { type FileDiagnostic, ofFile } from '../check/diagnostics'
import { placeholderMark } from '../rules/placeholders'

/** Returns why the logo cannot be drawn, or that it is still the placeholder of `npm run new -- company`. */
export function logoDiagnostics(root: string): FileDiagnostic[] {
  const path = join(root, logoFile)
  if (!existsSync(path))
    return [
      ofFile(
        logoFile,
        'The file is missing. It holds the company’s logo, an SVG of simple shapes: put yours here, or take it back from the repository’s history.',
      ),
    ]
  const source = readFileSync(path, 'utf8')
  const logo = readLogo(source)
  if ('message' in logo) return [{ file: logoFile, column: 1, ...logo }]
  if (!source.startsWith(`<!-- ${placeholderMark}`)) return []
  const message =
    'This is a placeholder. Put your logo here, or remove the comment to keep this one.'
  return [{ ...ofFile(logoFile, message), unfinished: true }]
}
