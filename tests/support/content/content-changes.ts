import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from 'yaml'
import { slugsOf as slugsIn } from '../../../scripts/content/choices'
import { changeFields as changeYaml } from '../../../src/content-model/authoring/change-fields'
import { writeSourceFile } from '../../../src/content-model/authoring/write-source'
import { translationPath } from '../../../src/content-model/read/locations'
import { readSourceFile } from '../../../src/content-model/read/source'
import { readSettings } from '../../../src/generator/nodes/settings'

/** A project with content. */
export interface Project {
  folder: string
}

export interface Contribution {
  name: string
  /** @returns false if the content has nothing to change */
  make(copy: Project): Promise<boolean>
}

export const contentOf = ({ folder }: Project) => join(folder, 'content')

export const slugsOf = ({ folder }: Project, collection: string) => slugsIn(folder, collection)

/** Returns paths below `content/`. */
export function translationsOf(copy: Project, path: string): string[] {
  const [, ...further] = readSettings(copy.folder).languages
  return further
    .map((language) => translationPath(path, language))
    .filter((translation) => existsSync(join(contentOf(copy), translation)))
}

/** @param file path in the project */
export function changeText(
  { folder }: Project,
  file: string,
  change: (text: string) => string,
): void {
  writeSourceFile(folder, file, change(readSourceFile(folder, file).text))
}

export function changeFields(
  copy: Project,
  path: string,
  change: (fields: Document) => void,
): void {
  const file = `content/${path}`
  changeText(copy, file, (text) => changeYaml(file, text, change))
}
