/**
 * GraphQL types of plugin nodes and of fields that all entries have. With explicit types, Gatsby does not inspect
 * every node. `frontmatter` is untyped; entries have typed fields.
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
