/** The form receiver as `npm start` and `npm run dev` run it, beside the site. */

import { explainPort, requirePort } from '../machine/ports'
import { formEndpoint, formKey } from './local-services'
import { type Receiver, startReceiver } from './server'

const advice = 'GATSBY_FORM_ENDPOINT=http://127.0.0.1:8790/submit'
const port = Number(formEndpoint.port)

/** Says that the receiver's port is taken before anything else is done. @throws when it is */
export async function requireReceiverPort(): Promise<void> {
  await requirePort(port, advice, formEndpoint.hostname)
}

/**
 * Starts the receiver where a site built for trying out posts to, and says where it keeps inquiries.
 * @throws when the port is taken, with advice
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
