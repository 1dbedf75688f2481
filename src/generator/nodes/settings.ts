import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatReport } from '../../content-model/check/diagnostics'
import { type Settings, settingsSchema } from '../../content-model/collections/settings'
import { readDocument } from '../../content-model/read/document'

/**
 * Returns the settings in the original language, for steps that run before Gatsby has nodes.
 * @param root the project's folder
 * @throws the check's report if the file has problems, or an error if it is missing
 */
export function readSettings(root: string): Settings {
  const path = join(root, 'content', 'settings.yaml')
  const document = readDocument('settings.yaml', readFileSync(path))
  if (!document.data) throw new Error(formatReport(document.diagnostics))
  const settings = settingsSchema.parse(document.data)
  return { ...settings, language: settings.languages[0] ?? '' }
}
