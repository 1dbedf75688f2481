/**
 * Typed access to the parts of a schema. zod's own types also allow schemas of zod/mini, which have no methods.
 * This project never uses them.
 */
import type * as z from 'zod'

export const fieldSchemas = ({ shape }: z.ZodObject) =>
  Object.entries(shape) as [name: string, field: z.ZodType][]

export const fieldSchema = ({ shape }: z.ZodObject, name: string) => shape[name] as z.ZodType

export const itemSchema = ({ element }: z.ZodArray) => element as z.ZodType
