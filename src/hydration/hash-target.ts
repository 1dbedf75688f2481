import { decodePart } from '../content-model/addresses/percent-encoding'

/** Returns the element with the id in a hash such as `#contact`. */
export function hashTarget(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodePart(hash.slice(1))) : null
}
