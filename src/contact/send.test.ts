import { send } from './send'

const answerWith = (response: Response) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(response)

test('resolves when the service confirms the inquiry', async () => {
  answerWith(Response.json({ success: true }))
  await expect(send('https://forms.example/submit', {})).resolves.toBeUndefined()
})

test.each([
  ['a web page', new Response('<h1>Welcome</h1>'), '(status 200)'],
  ['a rejection', Response.json({ success: false, message: 'The limit is reached.' }), 'The limit'],
  ['a server error', Response.json({ success: true }, { status: 503 }), '(status 503)'],
])('throws after %s', async (_name, response, reason) => {
  answerWith(response)
  await expect(send('https://forms.example/submit', {})).rejects.toThrow(reason)
})
