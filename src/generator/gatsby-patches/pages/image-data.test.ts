import { resultOf } from '../testing'

test('the field whose results are kept is one of gatsby-transformer-sharp', () => {
  const result = resultOf(`
    const types = []
    const { createSchemaCustomization } = require('gatsby-transformer-sharp/gatsby-node')
    createSchemaCustomization({
      actions: { createTypes: (some) => types.push(...[some].flat()) },
      schema: { buildObjectType: (type) => type },
    })
    const { fields } = types.find(({ name }) => name === 'ImageSharp')
    const given = []
    patch('pages/image-data').rememberImageData({ createResolvers: (resolvers) => given.push(resolvers) })
    const [[type, own]] = Object.entries(given[0])
    let calls = 0
    const info = { originalResolver: () => (calls += 1) }
    const image = { id: '1', internal: { contentDigest: 'a' } }
    const ask = (options) => own.gatsbyImageData.resolve(image, options, {}, info)
    const answers = [ask({ width: 1 }), ask({ width: 1 }), ask({ width: 2 })]
    return { type, names: Object.keys(own).filter((name) => name in fields), answers }`)
  expect(result).toEqual({ type: 'ImageSharp', names: ['gatsbyImageData'], answers: [1, 1, 2] })
})
