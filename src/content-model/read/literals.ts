/** Evaluates literals, the only expressions that a content file may hold: component properties are data. */
import type { Node } from 'estree'

/**
 * Returns the value of an expression made of strings, numbers, booleans, null, lists and objects of them.
 * @throws when the expression would have to be executed
 */
export function literalValue(node: Node | null): unknown {
  switch (node?.type) {
    case 'Literal':
      if ('regex' in node || 'bigint' in node) break
      return node.value
    case 'TemplateLiteral':
      if (node.expressions.length > 0) break
      return node.quasis[0]?.value.cooked
    case 'UnaryExpression':
      if (node.operator !== '-' || node.argument.type !== 'Literal') break
      return -Number(node.argument.value)
    case 'ArrayExpression':
      return node.elements.map((element) => literalValue(element))
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== 'Property' || property.computed) throw notLiteral
          const { key } = property
          const name = key.type === 'Identifier' ? key.name : literalValue(key)
          return [name, literalValue(property.value)]
        }),
      )
  }
  throw notLiteral
}

const notLiteral = new Error('Only literals can stand here.')
