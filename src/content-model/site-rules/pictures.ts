import { join, posix } from 'node:path'
import { isSvg, layoutOf, versionsOf, wideOf } from '../../diagrams/svg-figure'
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
import { closest } from '../rules/text/spelling'

/** By path under `content/`. */
export type DecodedPictures = ReadonlyMap<string, DecodedPicture>

export interface KnownPictures {
  /** Paths of all files under `content/`, by each name that content may use. */
  pictures: ReadonlyMap<string, string>
  decoded: DecodedPictures
}

/** Largest width of a picture in a text, in CSS pixels. */
export const bodyPictureWidth = 960

/** Explains why a picture cannot be shown; undefined if it can. */
export function explainMissingPicture(
  { target, field }: Mention,
  { file, language }: CheckedFile,
  { pictures, decoded }: KnownPictures,
): string | undefined {
  const { basename, dirname } = posix
  const subject = field ? `${field} is ${target}` : `The picture is ${target}`
  const beside = `./${basename(target.replaceAll('\\', '/'))}`
  const path = posix.join(dirname(pathOf(file)), target)
  if (/^([a-z][a-z0-9+.-]*:|\/)/i.test(target) || path.startsWith('../'))
    return `${subject}, which is not in content/. Put a copy next to this file and write, for example: ${isPictureName(beside) ? beside : './flow.png'}`
  if (isUnusablePath(target))
    return `${subject}, which has a space or a special character in its name. Rename the picture and write: ${plainPath(target)}`
  if (!isPictureName(target))
    return `${subject}, which is not a PNG, JPEG, WebP, AVIF or SVG file. Save the picture in one of these formats, for example: ./flow.png`
  if (layoutOf(target) === 'wide')
    return `${subject}, the drawing for wide columns. Write the name of the drawing for phones, which shows both: ${target.replace(/\.wide(?=\.svg$)/i, '')}`
  const picture = decoded.get(path)
  if (picture?.format === 'svg' && isSvg(target))
    return explainUntranslated(target, path, language, decoded)
  if (picture) {
    const reason = explainUnusable(picture)
    return reason && `${subject}, but ${reason}`
  }
  // Excludes the picture itself, which may have been deleted meanwhile.
  const others = [...pictures.values()].filter(
    (other) => other !== path && dirname(other) === dirname(path) && isPictureName(other),
  )
  const names = others.map((other) => basename(other))
  const stem = (name: string) => posix.parse(name).name
  const guess = names.find((name) => stem(name) === stem(path)) ?? closest(basename(path), names)
  const hint = pictures.has(posix.join(dirname(pathOf(file)), beside))
    ? `Write: ${beside}`
    : guess
      ? `Did you mean ${posix.join(dirname(target), guess).replace(/^(?!\.)/, './')}?`
      : 'Put the picture next to this file.'
  return `${subject}, but this picture does not exist. ${hint}`
}

function explainUntranslated(
  target: string,
  path: string,
  language: string | undefined,
  decoded: DecodedPictures,
): string | undefined {
  const [own = path] = versionsOf(path, language)
  const hasWords = [path, wideOf(path)].some((drawing) => decoded.get(drawing)?.hasWords)
  if (own === path || decoded.has(own) || !hasWords) return undefined
  return `${target} contains text in the original language. Put a copy with translated text next to it: ${posix.basename(own)}`
}

/** Reports unusable SVG figures, each at its line. */
export function figureDiagnostics(decoded: DecodedPictures): FileDiagnostic[] {
  return [...decoded].flatMap(([path, { svgDiagnostic }]) =>
    svgDiagnostic ? [{ file: `content/${path}`, column: 1, ...svgDiagnostic }] : [],
  )
}

const isPictureName = (name: string) => /\.(png|jpe?g|webp|avif|svg)$/i.test(name)

const shownFormats: ReadonlySet<unknown> = new Set(['png', 'jpeg', 'webp', 'avif'])

function explainUnusable(picture: DecodedPicture): string | undefined {
  const { format, width, height, isWhole } = picture
  if (format === undefined)
    return 'that file is not a picture, or it is incomplete. Save the picture again.'
  if (!shownFormats.has(format))
    return `that file has the format ${format.toUpperCase()}, regardless of its extension. Open it and save it as PNG, JPEG, WebP or AVIF: renaming does not convert it.`
  if (width * height >= maximumPixels)
    return `it has ${width} × ${height} px, which is too large to open. Save it ${2 * bodyPictureWidth} px wide.`
  return isWhole
    ? undefined
    : 'that file is damaged: its end cannot be read. Copy it again from its source, or save the picture again.'
}

/**
 * Decodes the pictures that files name.
 * @param known results of earlier checks by digest; receives the new results
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
    const result = isSvg(path) ? readSvgFile(path, bytes) : known?.get(digestOf(bytes))
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

/** Returns paths under `content/`. A translation may have its own SVG. */
export function picturesOf(
  { file, language, mentions }: CheckedFile,
  pictures: ReadonlyMap<string, string>,
): string[] {
  return mentions
    .filter(({ kind }) => kind === 'picture')
    .flatMap(({ target }) => {
      const path = posix.join(posix.dirname(pathOf(file)), target)
      if (!isSvg(path)) return [path]
      return versionsOf(path, language)
        .flatMap((version) => [version, wideOf(version)])
        .filter((version) => version === path || pictures.has(version))
    })
}
