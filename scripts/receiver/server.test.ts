/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FormFault, FormFaults } from '../../tests/support/servers/form-faults'
import { localKey, type Receiver, startReceiver } from './server'

let folder: string
let receiver: Receiver
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receiver-'))
  receiver = await startReceiver({ file: join(folder, 'inquiries.jsonl') })
})
afterEach(async () => {
  await receiver.close()
  await rm(folder, { recursive: true })
})

const good = { access_key: localKey, name: 'Sri', email: 'sri@kopi.example', message: 'Hello.' }

function post(body: string, type = 'application/json', headers = {}): Promise<Response> {
  return fetch(receiver.endpoint, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type, ...headers },
    redirect: 'manual',
  })
}

async function kept(): Promise<Record<string, string>[]> {
  const lines = (await readFile(receiver.path, 'utf8')).split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line).fields)
}

test('confirms an inquiry once it is in the file', async () => {
  const answer = await post(JSON.stringify(good))
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ success: true })
  expect(await kept()).toEqual([good])
})

test('keeps an inquiry that comes twice once, and confirms it each time', async () => {
  const sent = { ...good, inquiry_id: 'abc' }
  const answers = await Promise.all([post(JSON.stringify(sent)), post(JSON.stringify(sent))])
  await receiver.close()
  receiver = await startReceiver({ file: join(folder, 'inquiries.jsonl') })
  answers.push(await post(JSON.stringify(sent)))
  for (const answer of answers) expect(await answer.json()).toMatchObject({ success: true })
  expect(await kept()).toEqual([sent])
  // An empty id is no id: otherwise another visitor's inquiry would be lost.
  for (const name of ['Sri', 'Bima']) await post(JSON.stringify({ ...good, name, inquiry_id: '' }))
  expect(await kept()).toHaveLength(3)
})

test('lets pages of every origin send and read, as the service does', async () => {
  const question = await fetch(receiver.endpoint, { method: 'OPTIONS' })
  expect(question.headers.get('access-control-allow-origin')).toBe('*')
  expect(question.headers.get('access-control-allow-headers')).toMatch(/Content-Type/)
  const refusal = await post('{}')
  expect(refusal.headers.get('access-control-allow-origin')).toBe('*')
})

test.each([
  ['a missing key', { ...good, access_key: '' }, 'Access key is missing.'],
  ['another key', { ...good, access_key: 'x' }, 'Invalid access key.'],
  ['a ticked trap', { ...good, botcheck: true }, 'This looks like spam: botcheck is ticked.'],
  ['no email address', { ...good, email: 'sri@' }, 'The email address is not valid.'],
  ['an empty message', { ...good, message: ' \n' }, 'The message is empty.'],
  ['a list', [good], 'Fields are expected.'],
  [
    'fields in fields',
    { ...good, message: { text: 'Hello.' } },
    'The field message is not a text.',
  ],
])('refuses %s', async (_, body, message) => {
  const answer = await post(JSON.stringify(body))
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ success: false, message })
  expect(await kept()).toEqual([])
})

test.each([
  ['another content type', 'message=Hello.', 'text/plain', 415],
  ['broken JSON', '{"message":', 'application/json', 400],
  ['too much', JSON.stringify({ ...good, message: 'a'.repeat(200_000) }), 'application/json', 413],
])('refuses %s', async (_, body, type, status) => {
  const answer = await post(body, type)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ success: false })
  expect(await kept()).toEqual([])
})

test('leads a form to the page that it names, on this machine if it came from there', async () => {
  const fields = new URLSearchParams({ ...good, redirect: 'https://www.site.example/thank-you' })
  const form = 'application/x-www-form-urlencoded'
  const away = await post(fields.toString(), form)
  expect(away.status).toBe(303)
  expect(away.headers.get('location')).toBe('https://www.site.example/thank-you')
  const here = await post(fields.toString(), form, { Origin: 'http://127.0.0.1:9000' })
  expect(here.headers.get('location')).toBe('http://127.0.0.1:9000/thank-you')
  fields.set('email', 'nobody')
  const refused = await post(fields.toString(), form)
  expect(refused.headers.get('location')).toBe('https://www.site.example/not-sent')
  expect(await kept()).toHaveLength(2)
})

describe('with the faults that tests inject', () => {
  const faults = new FormFaults()
  beforeEach(async () => {
    await receiver.close()
    receiver = await startReceiver({ file: receiver.path, extend: faults.addTo })
  })
  afterEach(() => faults.inject(undefined))

  test('answers late, once it behaves well again', async () => {
    faults.inject('late')
    let isAnswered = false
    const answer = post(JSON.stringify(good)).finally(() => {
      isAnswered = true
    })
    while ((await kept()).length === 0) await new Promise(setImmediate)
    expect(isAnswered).toBe(false)
    faults.inject(undefined)
    expect((await answer).status).toBe(200)
  })

  test.each<[fault: FormFault, status: number, type: RegExp]>([
    ['html', 200, /^text\/html/],
    ['empty', 200, /^text\/plain/],
    ['refuse', 200, /^application\/json/],
    ['4xx', 422, /^application\/json/],
    ['5xx', 503, /^text\/html/],
  ])('%s answers %i, and keeps nothing', async (fault, status, type) => {
    faults.inject(fault)
    const answer = await post(JSON.stringify(good))
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toMatch(type)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await kept()).toEqual([])
    faults.inject(undefined)
    expect((await post(JSON.stringify(good))).status).toBe(200)
  })

  test('reset and stall give no answer, and keep nothing', async () => {
    faults.inject('reset')
    await expect(post(JSON.stringify(good))).rejects.toThrow()
    faults.inject('stall')
    const answer = post(JSON.stringify(good)).catch(() => 'none')
    const pause = new Promise((resolve) => setTimeout(resolve, 200, 'waiting'))
    expect(await Promise.race([answer, pause])).toBe('waiting')
    faults.inject(undefined)
    expect((await post(JSON.stringify(good))).status).toBe(200)
    expect(await kept()).toEqual([good])
  })
})

test('cannot be made to fail from outside', async () => {
  const address = receiver.endpoint.replace('submit', 'fault')
  const order = { method: 'PUT', headers: { 'Content-Type': 'application/json' } }
  const refused = await fetch(address, { ...order, body: '{"way":"html"}' })
  expect(refused.status).toBe(404)
})

test.each(['0.0.0.0', '::', '192.168.1.2', 'example.com'])(
  'does not listen at %s',
  async (host) => {
    await expect(startReceiver({ file: join(folder, 'x.jsonl'), host })).rejects.toThrow(
      `only listens on this machine: 127.0.0.1, ::1 or localhost, not ${host}.`,
    )
  },
)

test('leaves the file alone when its port is taken', async () => {
  const port = Number(new URL(receiver.endpoint).port)
  await expect(startReceiver({ file: receiver.path, port })).rejects.toThrow('EADDRINUSE')
  expect((await post(JSON.stringify(good))).status).toBe(200)
})
