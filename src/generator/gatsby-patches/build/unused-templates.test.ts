import { resultOf } from '../testing'

test('Gatsby looks for no query in a template that makes no page', () => {
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
    patch('build/unused-templates').skipUnusedTemplates(root, { getState: () => ({ components }) })
    return [before, await found()]`)
  expect(result).toEqual([[0, 1], [0]])
})
