/** Evaluates literals, the only expressions that a content file may hold: component properties are data. */
import type { Node } from 'estree'

/**
 * Returns the value of an expression made of strings, numbers, booleans, null, lists and objects of them.
 * @throws when the expression would have to be executed
 */
export function literalValue(node: Node): unknown {
  switch (node.type) {
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
      return node.elements.map((element) => {
        if (!element) throw new Error('A list has an empty place.')
        return literalValue(element)
      })
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== 'Property' || property.computed || property.kind !== 'init')
            throw new Error('An object has something other than name: value.')
          const { key } = property
          if (key.type !== 'Identifier' && key.type !== 'Literal')
            throw new Error('An object has a name that is not a word.')
          const name = key.type === 'Identifier' ? key.name : String(key.value)
          return [name, literalValue(property.value)]
        }),
      )
  }
  throw new Error('Only strings, numbers, true, false, lists and objects of them can stand here.')
}
