import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatReport } from '../../content-model/check/diagnostics'
import { type Settings, settingsSchema } from '../../content-model/collections/settings'
import { readDocument } from '../../content-model/read/document'

/**
 * Returns the settings in the original language, without Gatsby's nodes.
 * @throws if the file is missing or has problems (with the check's report)
 */
export function readSettings(root: string): Settings {
  const path = join(root, 'content', 'settings.yaml')
  const document = readDocument('settings.yaml', readFileSync(path))
  if (!document.data) throw new Error(formatReport(document.diagnostics))
  const settings = settingsSchema.parse(document.data)
  return { ...settings, language: settings.languages[0] ?? '' }
}
