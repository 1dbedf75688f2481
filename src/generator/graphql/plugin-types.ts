/**
 * With explicit types, Gatsby does not inspect every node. `frontmatter` is
 * untyped, because entries have typed fields.
 */
export const pluginTypes = `type File implements Node @dontInfer {
  id: ID!
}

type Mdx implements Node @dontInfer @childOf(types: ["File"]) {
  body: String
  frontmatter: JSON
}

type BodyHeading {
  depth: Int!
  text: String!
  id: String!
}`
