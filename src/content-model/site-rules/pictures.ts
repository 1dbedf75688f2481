/** Checks the pictures that files name against those that exist. */
import { join, posix } from 'node:path'
import { isSvg, versionsOf } from '../../diagrams/svg-figure'
import { type CheckedFile, pathOf } from '../check/checked-file'
import type { FileDiagnostic } from '../check/diagnostics'
import { readIfThere } from '../read/files'
import {
  type DecodedPicture,
  decodePictures,
  digestOf,
  maximumPixels,
  readSvgFile,
} from '../read/picture-files'
import type { Mention } from '../rules/mentions'
import { isUnusablePath, plainPath } from '../rules/picture-paths'
import { closest } from '../rules/spelling'

/** What decoding pictures has shown, by their path under `content/`. */
export type DecodedPictures = ReadonlyMap<string, DecodedPicture>

export interface KnownPictures {
  /** Paths of all files under `content/`, by each name that content may write. */
  pictures: ReadonlyMap<string, string>
  decoded: DecodedPictures
}

/** The largest width at which the text of a page shows a picture, in CSS pixels. */
export const bodyPictureWidth = 960

/** Returns why a picture cannot be shown, in words for a writer, or undefined when it can. */
export function explainMissingPicture(
  { target, field }: Mention,
  { file, language }: CheckedFile,
  { pictures, decoded }: KnownPictures,
): string | undefined {
  const { basename, dirname } = posix
  const subject = field ? `${field} is ${target}` : `The picture is ${target}`
  const beside = `./${basename(target)}`
  const path = posix.join(dirname(pathOf(file)), target)
  if (/^([a-z][a-z0-9+.-]*:|\/)/i.test(target) || path.startsWith('../'))
    return `${subject}, which is not in content/. Put a copy of it beside this file and write, for example: ${isPictureName(beside) ? beside : './flow.png'}`
  if (isUnusablePath(target))
    return `${subject}, which has a space or a special character in its name. Rename the picture and write: ${plainPath(target)}`
  if (!isPictureName(target))
    return `${subject}, which is not a PNG, JPEG, WebP, AVIF or SVG file. Save the picture in one of these forms, for example: ./flow.png`
  const picture = decoded.get(path)
  if (picture?.format === 'svg' && isSvg(target))
    return explainUntranslated(target, path, language, decoded)
  if (picture) {
    const fault = explainFault(picture)
    return fault && `${subject}, but ${fault}`
  }
  // The file itself, if it has gone since it was listed.
  const others = [...pictures.values()].filter(
    (one) => one !== path && dirname(one) === dirname(path),
  )
  const guess = closest(
    basename(path),
    others.filter(isPictureName).map((one) => basename(one)),
  )
  const hint = guess
    ? `Did you mean ${posix.join(dirname(target), guess).replace(/^(?!\.)/, './')}?`
    : 'Put the picture beside this file.'
  return `${subject}, but there is no such picture. ${hint}`
}

function explainUntranslated(
  target: string,
  path: string,
  language: string | undefined,
  decoded: DecodedPictures,
): string | undefined {
  const [own = path] = versionsOf(path, language)
  if (own === path || decoded.has(own) || !decoded.get(path)?.hasWords) return undefined
  return `The picture is ${target}, whose words are those of the original. Put a copy of it with words in ${language} beside it: ${posix.basename(own)}`
}

/** Reports the SVG files that cannot be figures, each at its line. */
export function figureDiagnostics(decoded: DecodedPictures): FileDiagnostic[] {
  return [...decoded].flatMap(([path, { fault }]) =>
    fault ? [{ file: `content/${path}`, column: 1, ...fault }] : [],
  )
}

const isPictureName = (name: string) => /\.(png|jpe?g|webp|avif|svg)$/i.test(name)

const shownFormats: ReadonlySet<unknown> = new Set(['png', 'jpeg', 'webp', 'avif'])

function explainFault(picture: DecodedPicture): string | undefined {
  const { format, width, height, isWhole } = picture
  if (format === undefined)
    return 'that file is no picture, or only the beginning of one. Save the picture again.'
  if (!shownFormats.has(format))
    return `that file is of the format ${format.toUpperCase()}, whatever its name says. Open it and save it as PNG, JPEG, WebP or AVIF: a new name alone does not change it.`
  if (width * height >= maximumPixels)
    return `it has ${width} × ${height} px, which is too large to open. Save it ${2 * bodyPictureWidth} px wide.`
  return isWhole
    ? undefined
    : 'that file is damaged: it cannot be read to its end. Copy it again from where it came, or save the picture again.'
}

/**
 * Decodes the pictures that files name, where they are and may be: each once, as long as its bytes stay the same.
 * @param known results of earlier checks
 */
export function decodeNamed(
  files: readonly CheckedFile[],
  pictures: ReadonlyMap<string, string>,
  root: string,
  known?: Map<string, DecodedPicture>,
): DecodedPictures {
  const decoded = new Map<string, DecodedPicture>()
  const unknown: string[] = []
  for (const path of new Set(files.flatMap((file) => picturesOf(file, pictures)))) {
    const own = isPictureName(path) ? pictures.get(path) : undefined
    const bytes = own && readIfThere(join(root, 'content', own))
    if (!bytes) continue
    const result = isSvg(path) ? readSvgFile(bytes) : known?.get(digestOf(bytes))
    if (result) decoded.set(path, result)
    else unknown.push(path)
  }
  const results = decodePictures(
    unknown.map((path) => join(root, 'content', pictures.get(path) ?? path)),
  )
  for (const [index, path] of unknown.entries()) {
    const result = results[index]
    if (!result) continue
    decoded.set(path, result)
    known?.set(result.digest, result)
  }
  return decoded
}

/** Returns the paths under `content/` of the pictures that a file names; a translation has its own version of an SVG. */
export function picturesOf(
  { file, language, mentions }: CheckedFile,
  pictures: ReadonlyMap<string, string>,
): string[] {
  return mentions
    .filter(({ kind }) => kind === 'picture')
    .flatMap(({ target }) => {
      const path = posix.join(posix.dirname(pathOf(file)), target)
      if (!isSvg(path)) return [path]
      return versionsOf(path, language).filter((one) => one === path || pictures.has(one))
    })
}
