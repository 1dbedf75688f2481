/** The form receiver as `npm start` and `npm run dev` run it, beside the site. */
import { formEndpoint, formKey } from './local-services'
import { type Receiver, startReceiver } from './receiver/server'

/**
 * Starts the receiver where a site built for trying out posts to, and says where it keeps inquiries.
 * @throws when the port is taken, with advice
 */
export async function startLocalReceiver(): Promise<Receiver> {
  const receiver = await startReceiver({
    host: formEndpoint.hostname,
    port: Number(formEndpoint.port),
    keys: [formKey],
    file: 'inquiries.jsonl',
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${formEndpoint.port}, where the form receiver listens, is in use. Stop the program that uses it, or choose another: GATSBY_FORM_ENDPOINT=http://127.0.0.1:8790/submit`,
    )
  })
  console.log(`\nThe form’s inquiries are kept in ${receiver.path} (${receiver.count} so far)`)
  return receiver
}
