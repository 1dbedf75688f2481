import type { Node, Program } from 'estree'
import type { Place } from '../check/diagnostics'

interface Expression {
  data?: { estree?: Program | null | undefined } | undefined
}

function expressionIn({ data }: Expression): Node | null {
  const statement = data?.estree?.body[0]
  return statement?.type === 'ExpressionStatement' ? statement.expression : null
}

/**
 * Returns the value of an MDX expression with a literal: a string, number,
 * boolean, null, list or object.
 * @param otherwise the result for other code
 */
export function literalIn(expression: Expression, otherwise?: unknown): unknown {
  try {
    return literalValue(expressionIn(expression))
  } catch {
    return otherwise
  }
}

/** Returns the place of the value at a path in a literal, or of the group that lacks it. */
export function placeInLiteral(
  expression: Expression,
  path: readonly PropertyKey[],
): Place | undefined {
  let node = expressionIn(expression)
  for (const step of path) {
    const group: Node | null | undefined = node?.type === 'Property' ? node.value : node
    const inner: Node | null | undefined =
      group?.type === 'ArrayExpression'
        ? group.elements[Number(step)]
        : group?.type === 'ObjectExpression'
          ? group.properties.find(
              (item) =>
                item.type === 'Property' &&
                [Reflect.get(item.key, 'name'), Reflect.get(item.key, 'value')].includes(step),
            )
          : undefined
    if (!inner) break
    node = inner
  }
  return node?.loc ? { line: node.loc.start.line, column: node.loc.start.column + 1 } : undefined
}

/** @throws if the expression is not a literal */
function literalValue(node: Node | null): unknown {
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

const notLiteral = new Error('The expression is not a literal.')
