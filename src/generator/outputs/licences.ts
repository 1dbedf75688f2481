import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compare } from '../../content-model/check/diagnostics'
import { typesetFonts } from '../../pdf/font-sources'
import { readEmitted } from '../bundle/emitted'

/**
 * Returns the licences of the packages in webpack's scripts, and of the fonts in pages and PDFs.
 * @param root has finished scripts
 * @throws if a package has no licence: we must not publish it
 */
export async function licencesText(root: string): Promise<string> {
  const { packages } = await readEmitted(root)
  const fonts = typesetFonts.map((name) => dirname(require.resolve(`${name}/package.json`)))
  const parts = await Promise.all([...new Set([...packages, ...fonts])].map(licenceOf))
  // Typst contains its font for code, which has no package.
  parts.push((await readFile(join(root, 'src/pdf/dejavu-licence.txt'), 'utf8')).trim())
  return `${[heading, ...new Set(parts.sort(compare))].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

/** Font packages may have several licence files. */
async function licenceOf(folder: string): Promise<string> {
  const { name, version, license }: { name: string; version: string; license?: string } =
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const files = (await readdir(folder)).filter((file) => licenceName.test(file)).sort(compare)
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const text = texts
    .map((text) => text.trim())
    .join('\n\n')
    .replace(/\r\n?/g, '\n')
  if (!license && !text) throw new Error(`${name} has no licence. Replace the package.`)
  return `${name} ${version} (${license})\n\n${text || `Licence: ${license}`}`
}

const licenceName = /^(licen[cs]e|ofl|copying|notice)([_-]\w+)?(\.(md|txt))?$/i

const heading =
  'The scripts, fonts and documents of this website contain works of others, each under its own licence.'
