/** A client for a driver that speaks WebDriver (https://www.w3.org/TR/webdriver2/), such as WebKitGTK's. */

export type Send = (
  method: 'POST' | 'GET' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>

/** Longest time, in milliseconds, that a command of a test takes on a busy machine. */
const longestAnswer = 60_000

/**
 * Creates a client of a driver or of one of its sessions.
 * @param address of the driver or of a session, such as `http://127.0.0.1:4444/session/1`
 * @param answerTime after which a command counts as failed (milliseconds)
 * @returns sends a command, resolves to its value, and rejects with the driver's message
 */
export function connect(address: string, answerTime = longestAnswer): Send {
  return async (method, path, body = {}) => {
    const answer = await fetch(address + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerTime),
    }).catch((cause: unknown) => {
      const text = JSON.stringify(body).slice(-300)
      throw new Error(`${method} ${path} has no answer. Its body ends with ${text}`, { cause })
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (answer.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${method} ${path}: ${error}. ${message}`)
  }
}

/** Returns the actions of a mouse click at a point. */
export function pressAt(x: number, y: number): object {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  const parameters = { pointerType: 'mouse' }
  return { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] }
}

/**
 * Returns the actions of keys pressed one after another: characters, or the code points of
 * https://www.w3.org/TR/webdriver2/#keyboard-actions.
 */
export function keys(values: readonly string[]): object {
  const actions = values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return { actions: [{ type: 'key', id: 'keyboard', actions }] }
}
