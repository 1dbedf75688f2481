import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node'
import { testFolder } from '../src/content-model/testing/test-folder'

/** The extension in .vscode/extensions starts the server like this. */
const command = ['--import', 'tsx', join(__dirname, 'language-server.ts'), '--stdio']
const temporary = testFolder()
/** File patterns can fail on special characters, and on folders that begin with a dot. */
const checkout = join(temporary, '.worktrees', 'site [new] (1)')
const file = 'content/services/stock-ledger.mdx'
const uri = pathToFileURL(join(checkout, file)).href
const source = readFileSync(join('tests/fixtures/company', file), 'utf8')

interface Diagnostic {
  message: string
}

let server: ChildProcessWithoutNullStreams
let editor: MessageConnection
let onDiagnostics: (diagnostics: Diagnostic[]) => void = () => undefined
let version = 0

beforeAll(async () => {
  cpSync('tests/fixtures/company', checkout, { recursive: true })
  for (const name of ['node_modules', 'schemas', 'package.json'])
    symlinkSync(join(process.cwd(), name), join(checkout, name))
  server = spawn(process.execPath, command, { cwd: checkout })
  editor = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  )
  editor.onNotification('textDocument/publishDiagnostics', (params) =>
    onDiagnostics(params.diagnostics),
  )
  editor.onRequest('client/registerCapability', () => null)
  editor.listen()
  const { capabilities } = await editor.sendRequest<{ capabilities: object }>('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(checkout).href,
    capabilities: { workspace: { configuration: true }, textDocument: { completion: {} } },
  })
  expect(capabilities).toMatchObject({ completionProvider: {}, hoverProvider: true })
  await editor.sendNotification('initialized', {})
  const opened = diagnostics()
  await editor.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'mdx', version: ++version, text: source },
  })
  expect(await opened).toEqual([])
}, 60_000)

afterAll(async () => {
  editor.dispose()
  server.kill()
})

function diagnostics(): Promise<Diagnostic[]> {
  return new Promise((resolve) => {
    onDiagnostics = resolve
  })
}

async function edit(text: string): Promise<Diagnostic[]> {
  const next = diagnostics()
  await editor.sendNotification('textDocument/didChange', {
    textDocument: { uri, version: ++version },
    contentChanges: [{ text }],
  })
  return await next
}

/** Returns the completions at the position of `|` in a text. */
async function completionsAt(text: string): Promise<{ label: string; documentation?: unknown }[]> {
  const before = text.slice(0, text.indexOf('|')).split('\n')
  await edit(text.replace('|', ''))
  const answer = await editor.sendRequest<{ items: { label: string }[] } | null>(
    'textDocument/completion',
    {
      textDocument: { uri },
      position: { line: before.length - 1, character: before.at(-1)?.length },
    },
  )
  return answer?.items ?? []
}

test("underlines a misspelt field with the check's message", async () => {
  const found = await edit(source.replace('  title: Stock', '  titel: Stock'))
  expect(found).toEqual([
    {
      range: { start: { line: 18, character: 2 }, end: { line: 18, character: 48 } },
      severity: 1,
      source: 'npm run check',
      message: 'hero.titel is not a field of hero. Did you mean title?',
    },
  ])
})

test('underlines a mistake in the body, and a placeholder as a warning', async () => {
  const mistaken = source.replace('<Callout kind="warning"', '<Callout kind="danger"')
  const [mistake] = await edit(mistaken)
  expect(mistake?.message).toBe(
    '<Callout>: kind is “danger”, which is not one of note, tip, warning. Write, for example: kind="note"',
  )
  const [found] = await edit(source.replace('summary: ', 'summary: TODO '))
  expect(found).toMatchObject({ severity: 2, message: expect.stringContaining('placeholder') })
})

test('completes the values of a field, and missing fields with their meaning', async () => {
  const values = await completionsAt(source.replace('featured: true', 'status: |'))
  expect(values.map(({ label }) => label).sort()).toEqual(['coming-soon', 'live'])
  const fields = await completionsAt(source.replace('featured: true', 'sta|'))
  const status = fields.find(({ label }) => label === 'status')
  expect(JSON.stringify(status?.documentation)).toContain('Default: live')
})

test('completes icon names', async () => {
  const values = await completionsAt(source.replace('icon: scale', 'icon: thermometer|'))
  expect(values.map(({ label }) => label)).toContain('thermometer-sun')
})

test('explains a field', async () => {
  await edit(source)
  const line = source.split('\n').findIndex((text) => text.startsWith('summary:'))
  const hover = await editor.sendRequest('textDocument/hover', {
    textDocument: { uri },
    position: { line, character: 2 },
  })
  expect(JSON.stringify(hover)).toContain('One sentence for cards and menus')
})

test('offers no completions in the body', async () => {
  expect(await completionsAt(source.replace('## Count', '|\n\n## Count'))).toEqual([])
})
