/** Starts the project's language server for the files under content/. */
const { workspace } = require('vscode')
const { LanguageClient, TransportKind } = require('vscode-languageclient/node')

/** @type {LanguageClient | undefined} */
let client

exports.activate = async () => {
  const folder = workspace.workspaceFolders?.[0]?.uri.fsPath
  if (!folder) return
  client = new LanguageClient(
    'content-editing',
    'Content of this site',
    {
      module: 'scripts/language-server.ts',
      // The computer's own Node.js, which also runs the project's commands.
      runtime: 'node',
      transport: TransportKind.stdio,
      options: { cwd: folder, execArgv: ['--import', 'tsx'] },
    },
    { documentSelector: [{ scheme: 'file', pattern: '**/content/**/*.{mdx,yaml}' }] },
  )
  await client.start()
}

exports.deactivate = () => client?.stop()
