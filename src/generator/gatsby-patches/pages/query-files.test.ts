import { resultOf } from '../testing'

/** A store of Gatsby's without pages. */
const noPages = '{ getState: () => ({ components: new Map() }) }'

test('Gatsby looks for queries in the site and not in gatsby-plugin-image’s bundles', () => {
  const result = resultOf(`
    const { mkdirSync, writeFileSync } = require('node:fs')
    const { join } = require('node:path')
    const { default: FileParser } = require('gatsby/dist/query/file-parser')
    const folder = join(process.cwd(), 'node_modules', 'gatsby-plugin-image', 'dist')
    mkdirSync(folder, { recursive: true })
    const query = "import { graphql } from 'gatsby'; export const query = graphql\`{ site { id } }\`"
    const names = [join(process.cwd(), 'page.js'), join(folder, 'bundle.js')]
    for (const name of names) writeFileSync(name, query)
    const found = async () => {
      const documents = await new FileParser({}).parseFiles(names, (error) => { throw error })
      // Files are read side by side, so their order is not fixed.
      return documents.map(({ filePath }) => names.indexOf(filePath)).sort()
    }
    const before = await found()
    patch('pages/query-files').limitQueryFiles(root, ${noPages})
    return [before, await found()]`)
  expect(result).toEqual([[0, 1], [0]])
})

test('Gatsby parses only files with one of its features', () => {
  const result = resultOf(`
    const { writeFileSync } = require('node:fs')
    const { default: FileParser } = require('gatsby/dist/query/file-parser')
    const texts = {
      query: "import { graphql } from 'gatsby'; export const query = graphql \\\`{ site { id } }\\\`",
      head: 'export const Head = () => null',
      listed: 'const Head = () => null; export {\\n  Head,\\n}',
      data: 'export async function getServerData() { return {} }',
      config: 'export async function config() { return () => ({ defer: true }) }',
      header: 'export const Header = () => null // The config of Head stands elsewhere.',
    }
    for (const [name, text] of Object.entries(texts)) writeFileSync(name + '.js', text)
    patch('pages/query-files').limitQueryFiles(root, ${noPages})
    const parser = new FileParser({})
    const found = []
    for (const name of Object.keys(texts)) {
      const result = await parser.parseFile(name + '.js', (error) => { throw error })
      if (result) found.push(name)
    }
    return found`)
  expect(result).toEqual(['query', 'head', 'listed', 'data', 'config'])
})

test('Gatsby warns of no query in a template that makes no page', () => {
  const result = resultOf(`
    const { join } = require('node:path')
    const { default: FileParser } = require('gatsby/dist/query/file-parser')
    const templates = ['article', 'case'].map((name) => join(root, 'src', 'templates', name + '.tsx'))
    const found = async () => {
      const documents = await new FileParser({}).parseFiles(templates, (error) => { throw error })
      return [...new Set(documents.map(({ filePath }) => templates.indexOf(filePath)))].sort()
    }
    const before = await found()
    const components = new Map([[templates[0], {}]])
    patch('pages/query-files').limitQueryFiles(root, { getState: () => ({ components }) })
    const without = await found()
    components.set(templates[1], {})
    return [before, without, await found()]`)
  expect(result).toEqual([[0, 1], [0], [0, 1]])
})

test('gatsby-plugin-image has its bundles where they are skipped', () => {
  expect(require.resolve('gatsby-plugin-image')).toMatch(/gatsby-plugin-image[\\/]dist[\\/]/)
})
