import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logoFile, readLogo } from '../../theme/logo'
import { type FileDiagnostic, ofFile } from '../check/diagnostics'
import { placeholderMark } from '../rules/text/placeholders'

/** Reports an unusable logo, or the placeholder of `npm run new -- company`. */
export function logoDiagnostics(root: string): FileDiagnostic[] {
  const path = join(root, logoFile)
  if (!existsSync(path))
    return [
      ofFile(
        logoFile,
        'The logo is missing. Save your logo here as an SVG of simple shapes, or restore this file from Git.',
      ),
    ]
  const source = readFileSync(path, 'utf8')
  const logo = readLogo(source)
  if ('message' in logo) return [{ file: logoFile, column: 1, ...logo }]
  if (!source.startsWith(`<!-- ${placeholderMark}`)) return []
  const message =
    'This is a placeholder. Put your logo here, or remove the comment to keep this logo.'
  return [{ ...ofFile(logoFile, message), unfinished: true }]
}
