import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { answerTo, formKey, send, startFormStub } from './form-stub'

const folder = testFolder()
const file = join(folder, 'inquiries.jsonl')
const server = createServer(async (request, response) =>
  send(response, await answerTo(request, file)),
)
beforeAll((done) => void server.listen(0, '127.0.0.1', done))
afterAll(() => {
  server.close()
})

const inquiry = { access_key: formKey, email: 'sri@kopi.example', message: 'Hello.\n中' }

async function post(fields: object) {
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/submit`
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(fields) })
  return [answer.status, await answer.json()]
}

// tests/contact tests the form in browsers.
test('stores a repeated inquiry once, and gives the reason for each rejection', async () => {
  const sent = { ...inquiry, inquiry_id: 'abc' }
  for (const [fields, status, message] of [
    [sent, 200, 'Email sent successfully!'],
    [sent, 200, 'Email sent successfully!'],
    [{ ...inquiry, access_key: 'x' }, 400, 'Invalid access key.'],
    [{ ...inquiry, botcheck: true }, 400, 'This looks like spam: botcheck is ticked.'],
    [{ ...inquiry, message: ' \n' }, 400, 'The message is empty.'],
  ] as const)
    expect(await post(fields)).toEqual([status, { success: status === 200, message }])
  const kept = readFileSync(file, 'utf8').trim().split('\n')
  expect(kept.map((line) => JSON.parse(line).fields)).toEqual([sent])
})

test('a second form stub takes the next free port and passes it to its build', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation()
  const { server: first } = await startFormStub()
  const second = await startFormStub()
  const { port } = first.address() as AddressInfo
  expect(Number(new URL(second.environment.GATSBY_FORM_ENDPOINT).port)).toBeGreaterThan(port)
  first.close()
  second.server.close()
  said.mockRestore()
})
