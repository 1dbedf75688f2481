/** The form receiver as a process of its own, which a test kills. Its argument is the file for inquiries. */
import { createServer } from 'node:http'
import { formEndpoint } from '../../../scripts/receiver/local-services'
import { answerTo, send } from '../../../scripts/receiver/receiver'

const [, , file = ''] = process.argv
createServer(async (request, response) =>
  send(response, await answerTo(request, file).catch(() => ({ status: 500 }))),
).listen(Number(formEndpoint.port), '127.0.0.1', () => console.log('Listening'))
