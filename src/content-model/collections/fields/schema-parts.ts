/**
 * Typed access to the parts of a schema. The types of zod also allow zod/mini,
 * which this project does not use.
 */
import type * as z from 'zod'

export const fieldSchemas = ({ shape }: z.ZodObject) =>
  Object.entries(shape) as [name: string, field: z.ZodType][]

export const fieldSchema = ({ shape }: z.ZodObject, name: string) => shape[name] as z.ZodType

export const itemSchema = ({ element }: z.ZodArray) => element as z.ZodType
