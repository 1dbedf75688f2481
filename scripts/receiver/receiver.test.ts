/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formKey } from './local-services'
import { answerTo, send } from './receiver'

const folder = mkdtempSync(join(tmpdir(), 'receiver-'))
let file = ''
let server: Server
beforeAll((done) => {
  server = createServer(async (request, response) => send(response, await answerTo(request, file)))
  server.listen(0, '127.0.0.1', done)
})
beforeEach(() => {
  file = join(folder, `${Math.random()}.jsonl`)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const inquiry = { access_key: formKey, email: 'sri@kopi.example', message: 'Hello.\n中' }

function post(body: object | URLSearchParams, headers = {}): Promise<Response> {
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}/submit`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: body instanceof URLSearchParams ? body : JSON.stringify(body),
  })
}

const kept = () =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).fields)

test('appends each inquiry to the file and confirms it to pages of every origin', async () => {
  const answer = await post(inquiry)
  expect(await answer.json()).toEqual({ success: true, message: 'Email sent successfully!' })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  await post({ ...inquiry, message: 'Another.' })
  expect(kept()).toEqual([inquiry, { ...inquiry, message: 'Another.' }])
})

test('keeps an inquiry that comes twice once, and confirms it each time', async () => {
  const answers = await Promise.all([1, 2].map(() => post({ ...inquiry, inquiry_id: 'abc' })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(kept()).toHaveLength(1)
})

test.each([
  ['another key', { ...inquiry, access_key: 'x' }, 'Invalid access key.'],
  ['a ticked trap', { ...inquiry, botcheck: true }, 'This looks like spam: botcheck is ticked.'],
  ['an empty message', { ...inquiry, message: ' \n' }, 'The message is empty.'],
])('refuses %s', async (_, body, message) => {
  const answer = await post(body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ success: false, message })
  expect(kept).toThrow('ENOENT')
})

test('leads a form to the page that it names, on this machine if it came from there', async () => {
  const fields = new URLSearchParams({ ...inquiry, redirect: 'https://www.site.example/thank-you' })
  const away = await post(fields)
  expect(away.status).toBe(303)
  expect(away.headers.get('location')).toBe('https://www.site.example/thank-you')
  const here = await post(fields, { Origin: 'http://127.0.0.1:9000' })
  expect(here.headers.get('location')).toBe('http://127.0.0.1:9000/thank-you')
  fields.set('message', '')
  const refused = await post(fields)
  expect(refused.headers.get('location')).toBe('https://www.site.example/not-sent')
})
