/**
 * Texts that the browser keeps: for all tabs; for this tab where local storage is full or closed; and
 * for as long as the page lives where nothing can be stored at all.
 */
const places = [() => localStorage, () => sessionStorage, () => memory]
const narrowestFirst = [...places].reverse()

const texts = new Map<string, string>()
const memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
  removeItem: (key) => void texts.delete(key),
}

/** What is kept under a key. What a narrower place holds is newer: the wider one had no room for it. */
export function readStored(key: string): string | null {
  for (const open of narrowestFirst)
    try {
      const text = open().getItem(key)
      if (text !== null) return text
    } catch {
      // Storage is closed.
    }
  return null
}

/** Keeps a text in place of the last one. */
export function writeStored(key: string, text: string): void {
  let isKept = false
  for (const open of places)
    try {
      if (isKept) open().removeItem(key)
      else open().setItem(key, text)
      isKept = true
    } catch {
      removeFrom(open, key)
    }
}

/** Forgets what is kept under a key. */
export function removeStored(key: string): void {
  for (const open of places) removeFrom(open, key)
}

/** A full storage still gives back what it has. */
function removeFrom(open: (typeof places)[number], key: string): void {
  try {
    open().removeItem(key)
  } catch {
    // Storage is closed: it holds nothing.
  }
}
