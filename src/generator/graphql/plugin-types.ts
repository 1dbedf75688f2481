/**
 * GraphQL types of the nodes that plugins make, and of what all entries have. Gatsby knows their fields from here, and need not look at each node
 * for them. Frontmatter is that of the file, of any shape: the entries have the typed fields.
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
