import { openingEndId } from '../styles/first-paint'

/** The end of a page's opening, for which the first paint waits: its text is centred beside its picture. */
export function OpeningEnd() {
  return <span id={openingEndId} hidden />
}
