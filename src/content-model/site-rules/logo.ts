import { join } from 'node:path'
import { logoFile, readLogo } from '../../theme/logo'
import { type FileDiagnostic, ofFile } from '../check/diagnostics'
import { readIfThere } from '../read/files'
import { placeholderMark } from '../rules/text/placeholders'

const missing =
  'The logo is missing. Save your logo here as an SVG of simple shapes, or restore this file from Git.'

/** Reports an unusable logo, or the placeholder of `npm run new -- company`. */
export function logoDiagnostics(root: string): FileDiagnostic[] {
  const source = readIfThere(join(root, logoFile))?.toString()
  if (source === undefined) return [ofFile(logoFile, missing)]
  const logo = readLogo(source)
  if ('message' in logo) return [{ file: logoFile, column: 1, ...logo }]
  if (!source.startsWith(`<!-- ${placeholderMark}`)) return []
  const message =
    'This is a placeholder. Put your logo here, or remove the comment to keep this logo.'
  return [{ ...ofFile(logoFile, message), unfinished: true }]
}
