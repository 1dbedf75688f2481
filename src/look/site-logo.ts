/** The site's logo, from its file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Logo, readLogo } from './logo'

/** The logo's file, from the project's folder. */
export const logoFile = 'content/logo.svg'

/** Reads the logo. @throws when it cannot be drawn, which the check has reported */
export function siteLogo(root: string): Logo {
  const logo = readLogo(readFileSync(join(root, logoFile), 'utf8'))
  if ('message' in logo) throw new Error(`${logoFile}:${logo.line} · ${logo.message}`)
  return logo
}
