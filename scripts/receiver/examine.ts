/** Validates inquiries as the form service does. */

export type Fields = Readonly<Record<string, string>>

/** Returns why an inquiry is refused, as the service's `message`; undefined if it is accepted. */
export function objectionTo(fields: Fields, keys: readonly string[]): string | undefined {
  const { access_key = '', email = '', message = '', botcheck = '' } = fields
  if (access_key === '') return 'Access key is missing.'
  if (!keys.includes(access_key)) return 'Invalid access key.'
  if (!['', 'false'].includes(botcheck)) return 'This looks like spam: botcheck is ticked.'
  if (!emailPattern.test(email)) return 'The email address is not valid.'
  if (message.trim() === '') return 'The message is empty.'
  return undefined
}

/** The pattern of `<input type="email">` in the HTML standard. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/**
 * Returns the fields of a JSON or form body.
 * @throws when it is not a flat list of named values
 */
export function fieldsOf(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new TypeError('Fields are expected.')
  const entries = Object.entries(body).map(([name, value]: [string, unknown]) => {
    if (!['string', 'number', 'boolean'].includes(typeof value))
      throw new TypeError(`The field ${name} is not a text.`)
    return [name, String(value)]
  })
  return Object.fromEntries(entries)
}
