/**
 * The parts of a schema as schemas. zod types the fields of an object as anything, and the items of a list
 * as a schema without methods, because either may come from its smaller variant; ours never do.
 */
import * as z from 'zod'

/**
 * Returns a part of a schema as what it is.
 * @throws TypeError when it is no schema of zod's full variant
 */
export function asSchema(part: unknown): z.ZodType {
  if (part instanceof z.ZodType) return part
  throw new TypeError(`${String(part)} is not a schema.`)
}

/** Returns the fields of an object, in their order. */
export function fieldSchemas({ shape }: z.ZodObject): [name: string, field: z.ZodType][] {
  return Object.entries(shape).map(([name, field]) => [name, asSchema(field)])
}

/**
 * Returns the schema of an object's field.
 * @throws TypeError when there is no such field
 */
export function fieldSchema({ shape }: z.ZodObject, name: string): z.ZodType {
  return asSchema(shape[name])
}

/** Returns the schema of a list's items. */
export function itemSchema({ element }: z.ZodArray): z.ZodType {
  return asSchema(element)
}
