/**
 * The parts of a schema as schemas. zod types the fields of an object as anything, and the items of a list
 * as a schema without methods, because either may come from its smaller variant; ours never do.
 */
import type * as z from 'zod'

/** Returns the fields of an object, in their order. */
export const fieldSchemas = ({ shape }: z.ZodObject) =>
  Object.entries(shape) as [name: string, field: z.ZodType][]

/** Returns the schema of an object's field. */
export const fieldSchema = ({ shape }: z.ZodObject, name: string) => shape[name] as z.ZodType

/** Returns the schema of a list's items. */
export const itemSchema = ({ element }: z.ZodArray) => element as z.ZodType
