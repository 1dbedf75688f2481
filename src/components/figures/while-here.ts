/** How long a script that a press has asked for may take (milliseconds). */
const limit = 2000

/**
 * Waits for a script that a press has asked for, as long as the visitor stays with what was pressed.
 * @returns the script; undefined once the focus has moved on or the page is being left
 * @throws when the script does not come, or not in time
 */
export function whileHere<Script>(loading: Promise<Script>): Promise<Script | undefined> {
  return new Promise((done, fail) => {
    loading.then(done, fail)
    setTimeout(fail, limit)
    for (const turn of ['focusout', 'popstate', 'pagehide'])
      addEventListener(turn, () => done(undefined), { once: true })
  })
}
