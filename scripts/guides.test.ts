import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

const guides = ['.', 'docs'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

test.each(guides)('%s mentions only existing commands and files', (guide) => {
  const text = readFileSync(guide, 'utf8')
  const commands = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name)
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands))
  const named = [...text.matchAll(/`((?:src|scripts|tests|docs|\.github)\/[\w./-]+)`/g)]
  const prose = text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
  const linked = [...prose.matchAll(/\]\((?!https?:)([^)#]+)/g)]
  const files = [
    ...named.map(([, path = '']) => path),
    ...linked.map(([, path = '']) => join(guide, '..', path)),
  ]
  expect(files.filter((path) => !existsSync(path))).toEqual([])
})
