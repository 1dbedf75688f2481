/** The form receiver as a program of its own, which a test kills: `tsx receiver-process.ts <file>`. */
import { formEndpoint, formKey } from '../../../scripts/receiver/local-services'
import { startReceiver } from '../../../scripts/receiver/server'

const [, , file = ''] = process.argv

void startReceiver({ file, port: Number(formEndpoint.port), keys: [formKey] }).then(
  ({ endpoint }) => console.log(endpoint),
)
