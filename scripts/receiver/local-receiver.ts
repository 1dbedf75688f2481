/** The form receiver as `npm start` and `npm run dev` run it, beside the site. */

import { explainPort, requirePort } from '../machine/ports'
import { formEndpoint, formKey } from './local-services'
import { type Receiver, startReceiver } from './server'

const advice = 'GATSBY_FORM_ENDPOINT=http://127.0.0.1:8790/submit'
const port = Number(formEndpoint.port)

/**
 * Checks that the receiver's port is free, before anything else is done.
 * @throws when it is in use
 */
export async function requireReceiverPort(): Promise<void> {
  await requirePort(port, advice, formEndpoint.hostname)
}

/**
 * Starts the receiver at the address that local builds post to, and prints where it stores inquiries.
 * @throws when the port is in use, with advice
 */
export async function startLocalReceiver(): Promise<Receiver> {
  const receiver = await startReceiver({
    host: formEndpoint.hostname,
    port,
    keys: [formKey],
    file: 'inquiries.jsonl',
  }).catch((error: Error) => {
    throw new Error(explainPort(error, port, advice))
  })
  console.log(`\nThe form’s inquiries are kept in ${receiver.path} (${receiver.count} so far)`)
  return receiver
}
