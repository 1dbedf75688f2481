import { accessSync, constants, lstatSync, mkdirSync, readlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Characters with a special meaning for webpack, its loaders or Gatsby's file patterns. */
const special = /['"[\]{}#!?*]|%[0-9a-f]{2}/i

/**
 * Checks that a build can run in this folder.
 * @throws with the steps to take, when a build would fail late or damage the user's files
 */
export function requireBuildableFolder(root: string, env: NodeJS.ProcessEnv = process.env): void {
  const [found] = special.exec(root) ?? []
  if (found)
    throw new Error(
      `The path of this folder contains ${found}, which the bundler cannot read: ${root}. Rename the folder, or move it elsewhere.`,
    )
  // A build would move a symbolic link and empty its target.
  for (const name of ['dist', 'hosting']) {
    const folder = join(root, name)
    if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(
        `${name} is a symbolic link to ${readlinkSync(folder)}, but a build replaces the folder. Remove the link. Then link in the other direction, to ${folder}, or copy ${name} after each build.`,
      )
  }
  requireWritableSettings(env)
}

/** Gatsby stops if it cannot write its settings to the user's home. */
function requireWritableSettings({ XDG_CONFIG_HOME: chosen }: NodeJS.ProcessEnv): void {
  const folder = chosen || join(homedir(), '.config')
  try {
    mkdirSync(join(folder, 'gatsby'), { recursive: true })
    accessSync(join(folder, 'gatsby'), constants.W_OK | constants.X_OK)
  } catch {
    throw new Error(
      `Gatsby cannot write its settings to ${folder}. Choose a writable folder: XDG_CONFIG_HOME=/tmp/settings npm run build`,
    )
  }
}
