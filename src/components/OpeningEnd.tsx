import { openingEndId } from '../styles/first-paint'

/** Marks the end of a page's opening, for which the first paint waits. */
export function OpeningEnd() {
  return <span id={openingEndId} hidden />
}
