/**
 * A form service for this machine: receives the contact form's inquiries and stores them in a file.
 *
 * `npx tsx scripts/receiver.ts --port 8788 --file inquiries.jsonl`
 *
 * `--fault reset` makes it fail; `--fault control` lets `PUT /fault` choose how, later.
 */
import { parseArgs } from 'node:util'
import { explainPort, portOf } from './machine/ports'
import { isInjectedFault, ways } from './receiver/fault-injection'
import { localKey, startReceiver } from './receiver/server'

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8788' },
      host: { type: 'string', default: '127.0.0.1' },
      file: { type: 'string', default: 'inquiries.jsonl' },
      key: { type: 'string', multiple: true, default: [localKey] },
      fault: { type: 'string' },
    },
  })
  const { fault } = values
  if (fault !== undefined && fault !== 'control' && !isInjectedFault(fault))
    throw new Error(`--fault is one of: ${Object.keys(ways).join(', ')}, control.`)
  const port = portOf(values.port)
  const receiver = await startReceiver({
    port,
    host: values.host,
    file: values.file,
    keys: values.key,
    fault,
  }).catch((error: Error) => {
    throw new Error(explainPort(error, port, '--port 8790'))
  })
  console.log(
    `The form receiver listens at ${receiver.endpoint}, with the key ${values.key.join(', ')}`,
  )
  console.log(`Inquiries are kept in ${receiver.path} (${receiver.count} so far)`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void receiver.close().then(() => process.exit(0)))
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
