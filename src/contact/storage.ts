/**
 * Storages from widest to narrowest: for all tabs; for this tab if local storage is full or unavailable; and
 * in memory if nothing can be stored at all.
 */
const places = [() => localStorage, () => sessionStorage, () => memory]
const narrowestFirst = [...places].reverse()

const texts = new Map<string, string>()
const memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
  removeItem: (key) => void texts.delete(key),
}

/** Returns the text of a key. A narrower storage has the newer text: it is used when a wider one is full. */
export function readStored(key: string): string | null {
  for (const getStorage of narrowestFirst)
    try {
      const text = getStorage().getItem(key)
      if (text !== null) return text
    } catch {
      // Storage is unavailable.
    }
  return null
}

/** Stores a text under a key, in the widest storage that accepts it. */
export function writeStored(key: string, text: string): void {
  let isKept = false
  for (const getStorage of places)
    try {
      if (isKept) getStorage().removeItem(key)
      else getStorage().setItem(key, text)
      isKept = true
    } catch {
      removeFrom(getStorage, key)
    }
}

/** Removes a key from all storages. */
export function removeStored(key: string): void {
  for (const getStorage of places) removeFrom(getStorage, key)
}

/** Removes a key from a storage: a full one would otherwise keep the old text. */
function removeFrom(getStorage: (typeof places)[number], key: string): void {
  try {
    getStorage().removeItem(key)
  } catch {
    // Storage is unavailable, so it has nothing to remove.
  }
}
