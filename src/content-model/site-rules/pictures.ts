/** Checks the pictures that files name against those that exist. */
import { posix } from 'node:path'
import { type CheckedFile, pathOf } from '../check/checked-file'
import { isWholePicture } from '../read/picture-files'
import type { Mention } from '../rules/mentions'
import { closest } from '../rules/spelling'

/** Names of the files in each folder under `content/`, by the folder's path. */
export type Pictures = ReadonlyMap<string, ReadonlySet<string>>

/** The largest width at which the text of a page shows a picture, in CSS pixels. */
export const bodyPictureWidth = 960

/** Returns why a picture cannot be shown, in words for a writer, or undefined when it can. */
export function explainMissingPicture(
  { target, field }: Mention,
  { file }: CheckedFile,
  { pictures, root }: { pictures: Pictures; root: string },
): string | undefined {
  const { basename, dirname, join } = posix
  const subject = field ? `${field} is ${target}` : `The picture is ${target}`
  const beside = `./${basename(target)}`
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(target))
    return `${subject}, which is on another site. Put a copy of it beside this file and write, for example: ${/\.\w+$/.test(target) ? beside : './flow.png'}`
  if (target.startsWith('/'))
    return `${subject}, which is not beside this file. Put the picture here and write: ${beside}`
  if (/[\s%\\?#]/.test(target))
    return `${subject}, which has a space or a special character in its name. Rename the picture with letters, digits and hyphens, for example: ./data-flow.png`
  if (!/\.(png|jpe?g|webp|avif)$/i.test(target))
    return `${subject}, which is not a PNG, JPEG, WebP or AVIF file. Save the picture in one of these forms, for example: ./flow.png`
  const path = join(dirname(pathOf(file)), target)
  if (path.startsWith('../'))
    return `${subject}, which is outside content/. Put the picture beside this file and write: ${beside}`
  const names = pictures.get(dirname(path))
  if (names?.has(basename(path)))
    return isWholePicture(join(root, 'content', path))
      ? undefined
      : `${subject}, but that file cannot be shown: it is cut off, too large, or no picture at all. Save the picture again.`
  const candidates = [...(names ?? [])].filter((name) => /\.(png|jpe?g|webp|avif)$/i.test(name))
  const guess = closest(basename(path), candidates)
  const hint = guess
    ? `Did you mean ${join(dirname(target), guess).replace(/^(?!\.)/, './')}?`
    : 'Put the picture beside this file.'
  return `${subject}, but there is no such picture. ${hint}`
}
