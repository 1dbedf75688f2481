/**
 * Language server for content, on standard input and output.
 * yaml-language-server provides completions and hover texts from the JSON
 * Schemas, `npm run check` the diagnostics.
 *
 * yaml-language-server reads only YAML, so the body of each MDX file is blanked
 * out. All lines keep their numbers.
 */
import { spawn } from 'node:child_process'
import { join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Message, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node'
import { schemaFiles } from '../src/content-model/authoring/editor-schemas'
import { checkContent } from '../src/content-model/check/check'
import { openCheckCache } from '../src/content-model/check/check-cache'
import type { Diagnostic } from '../src/content-model/check/diagnostics'
import { readDocument } from '../src/content-model/read/document'
import { readIfThere } from '../src/content-model/read/files'
import { locate } from '../src/content-model/read/locations'
import { readSource, splitFrontmatter } from '../src/content-model/read/source'
import { bannedWordsIn } from '../src/content-model/rules/text/banned-words'

interface Envelope extends Message {
  id?: number | string | null
  method?: string
  params?: Record<string, unknown>
  result?: unknown
}

const root = process.cwd()
const cache = openCheckCache(root)
/** Texts by URI. */
const open = new Map<string, string>()
/** Id of the `initialize` request, whose response is changed. */
let initializing: Envelope['id']

const server = spawn(
  process.execPath,
  [require.resolve('yaml-language-server/bin/yaml-language-server'), '--stdio'],
  { stdio: ['pipe', 'pipe', 'inherit'] },
)
server.on('exit', (status) => process.exit(status ?? 0))
// An editor that was killed sends no exit message.
process.stdin.on('end', () => server.kill())

const toEditor = writer(process.stdout)
const toServer = writer(server.stdin)

function writer(stream: NodeJS.WritableStream) {
  const messages = new StreamMessageWriter(stream)
  return (message: object) => void messages.write({ jsonrpc: '2.0', ...message })
}

new StreamMessageReader(process.stdin).listen((message: Envelope) => {
  const { id, method, params } = message
  const document = (params?.textDocument ?? { uri: '' }) as { uri: string; text?: string }
  const { uri } = document
  switch (method) {
    case 'initialize':
      initializing = id
      break
    case 'textDocument/didOpen': {
      open.set(uri, String(document.text))
      const textDocument = { ...document, languageId: 'yaml', text: fieldsOf(uri) }
      toServer({ ...message, params: { ...params, textDocument } })
      return publishAll(uri)
    }
    case 'textDocument/didChange': {
      const changes = params?.contentChanges as { text: string }[]
      update(uri, changes.at(-1)?.text ?? '')
      const contentChanges = [{ text: fieldsOf(uri) }]
      return toServer({ ...message, params: { ...params, contentChanges } })
    }
    case 'textDocument/didSave':
      publishAll(uri)
      break
    case 'textDocument/completion':
    case 'textDocument/hover':
      if (!isInFields(uri, params?.position as { line: number }))
        return toEditor({ id, result: null })
  }
  toServer(message)
})

new StreamMessageReader(server.stdout).listen((message: Envelope) => {
  if (message.method === 'textDocument/publishDiagnostics') return
  if (message.method === 'workspace/configuration') {
    const { items } = message.params as { items: { section?: string }[] }
    const result = items.map(({ section }) => (section === 'yaml' ? yamlSettings() : {}))
    return toServer({ id: message.id, result })
  }
  if (message.id !== undefined && message.id === initializing && message.result) {
    initializing = undefined
    // Asks the editor for whole documents, because blanking the body needs the whole text.
    const { capabilities } = message.result as { capabilities: object }
    const textDocumentSync = { openClose: true, change: 1, save: true }
    message.result = { capabilities: { ...capabilities, textDocumentSync } }
  }
  toEditor(message)
})

/** The diagnostics of the check replace the server's validation. */
function yamlSettings() {
  // The server prefixes each pattern with **/, which does not match folders
  // whose names begin with a dot. File URIs may encode special characters.
  const folder = root.split(sep).slice(1).join('/')
  const pattern = folder.replace(/[^\w./-]+/g, '*')
  const schemas = schemaFiles().map(({ schema, describes }) => [
    pathToFileURL(join(root, schema)).href,
    `${pattern}/${describes}`,
  ])
  return {
    schemas: Object.fromEntries(schemas),
    schemaStore: { enable: false },
    completion: true,
    hover: true,
    validate: false,
    format: { enable: false },
  }
}

/** Returns the path under `content/`, with forward slashes. */
function pathOf(uri: string): string {
  return relative(join(root, 'content'), fileURLToPath(uri)).split(sep).join('/')
}

function splitOf(uri: string) {
  const { text } = readSource(Buffer.from(open.get(uri) ?? ''))
  const split = splitFrontmatter(text, uri.endsWith('.yaml'), '')
  return 'message' in split ? undefined : split
}

function fieldsOf(uri: string): string {
  const split = splitOf(uri)
  return split ? '\n'.repeat(split.yamlLine - 1) + split.yaml : ''
}

function isInFields(uri: string, { line }: { line: number }): boolean {
  const split = splitOf(uri)
  if (!split) return false
  return uri.endsWith('.yaml') || (line + 1 >= split.yamlLine && line + 2 < split.bodyLine)
}

function update(uri: string, text: string): void {
  open.set(uri, text)
  const path = pathOf(uri)
  if (!locate(path)) return
  const document = readDocument(path, Buffer.from(text), originalOf(path), bannedWordsIn(root))
  publish(uri, document.diagnostics)
}

/** Returns the original of a translation, from the editor if it is open. */
function originalOf(path: string): Uint8Array | undefined {
  const { language, original } = locate(path) ?? {}
  if (language === undefined || original === undefined) return undefined
  const file = join(root, 'content', original)
  const text = open.get(pathToFileURL(file).href)
  return text === undefined ? readIfThere(file) : Buffer.from(text)
}

/** Checks all files, and publishes the diagnostics of the saved file. */
function publishAll(uri: string): void {
  const { diagnostics } = checkContent(root, { cache })
  const file = `content/${pathOf(uri)}`
  const own = diagnostics.filter((diagnostic) => diagnostic.file === file)
  publish(uri, own)
}

function publish(uri: string, found: readonly Diagnostic[]): void {
  const lines = readSource(Buffer.from(open.get(uri) ?? '')).text.split('\n')
  const diagnostics = found.map(({ line, column, message, unfinished }) => {
    const start = { line: line - 1, character: column - 1 }
    const rest = (lines[start.line] ?? '').slice(start.character).trimEnd()
    return {
      range: { start, end: { ...start, character: start.character + rest.length } },
      severity: unfinished ? 2 : 1,
      source: 'npm run check',
      message,
    }
  })
  toEditor({ method: 'textDocument/publishDiagnostics', params: { uri, diagnostics } })
}
