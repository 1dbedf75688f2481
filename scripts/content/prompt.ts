/** Questions to a person at a terminal. */
import { createInterface } from 'node:readline/promises'
import { Refusal } from './new-entry'

export interface Prompt {
  /** Asks until the answer is valid, and says each time why it is not. */
  ask<T>(question: string, read: (answer: string) => T): Promise<T>
  /** Asks for one of some values, by number or by name. */
  choose(question: string, values: readonly string[]): Promise<string>
  close(): void
}

/** Opens a prompt; returns undefined if nobody can answer, as in a script. */
export function openPrompt(): Prompt | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  // Control-C and Control-D both close it, each in its own way.
  const closed = new AbortController()
  lines.once('close', () => closed.abort())

  const ask = async <T>(question: string, read: (answer: string) => T): Promise<T> => {
    for (;;) {
      const answer = await lines.question(`${question} `, { signal: closed.signal }).catch(() => {
        throw new Refusal('\nNothing was written.')
      })
      try {
        return read(answer.trim())
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        console.log(error.message)
      }
    }
  }
  const choose = (question: string, values: readonly string[]) => {
    const list = values.map((value, index) => `  ${index + 1} ${value}`).join('\n')
    return ask(`${question}\n${list}\nNumber:`, (answer) => {
      const value = values[Number(answer) - 1] ?? values.find((one) => one === answer)
      if (!value) throw new Refusal(`Type a number from 1 to ${values.length}.`)
      return value
    })
  }
  return { ask, choose, close: () => lines.close() }
}
