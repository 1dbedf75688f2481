import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../../../scripts/machine/run-command'
import { removeSiteDigest } from '../../../scripts/machine/site-digest'
import { copySite } from '../site-copy'

/**
 * Builds in a copy, because a build here would damage the development server's files. Without git
 * history in the copy, the next build here replaces the result.
 * @throws with the build's output when it fails
 */
async function buildNextToDev(): Promise<void> {
  const copy = await copySite({ content: 'own', pictures: 'own' })
  try {
    await cp('addresses.txt', join(copy.folder, 'addresses.txt'))
    const { status, output } = await copy.run('npm', ['run', 'build'])
    if (status !== 0) throw new Error(output)
    removeSiteDigest('.')
    for (const name of ['dist', 'hosting']) {
      await rm(name, { recursive: true, force: true })
      await rename(join(copy.folder, name), name)
    }
  } finally {
    await copy.remove()
  }
}

runCommand(buildNextToDev)
