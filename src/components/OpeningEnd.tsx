import { openingEndId } from '../styles/first-paint'

/** Marks the end of a page's opening. The first paint waits for it because the text is centred next to its picture. */
export function OpeningEnd() {
  return <span id={openingEndId} hidden />
}
