/** Keeps `addresses.txt` complete, so that a page needs no other edit than its file. */

import type { BuildArgs } from 'gatsby'
import { count } from '../../content-model/check/diagnostics'
import { addToContract } from '../../content-model/site-rules/address-contract'
import { nodesByLanguage } from '../nodes/languages'
import { sitePages } from '../pages/site-pages'

/** Pages that have no address of their own to be linked to. */
const screens = ['/404']

/**
 * Adds the addresses that this build has and no earlier one had. The workflow commits them once they are public, so
 * nobody else has to.
 */
export function noteNewAddresses(
  { getNodesByType, reporter }: Pick<BuildArgs, 'getNodesByType' | 'reporter'>,
  root: string,
): void {
  const paths = nodesByLanguage({ getNodesByType })
    .flatMap(sitePages)
    .filter(({ listPage }) => listPage === undefined)
    .map(({ path }) => path)
  const added = addToContract(
    root,
    paths.filter((path) => !screens.includes(path)),
  )
  if (added.length === 0) return
  const some = `${added.slice(0, 3).join(', ')}${added.length > 3 ? ', …' : ''}`
  reporter.info(`addresses.txt has ${count(added.length, 'new line')}: ${some}`)
}
