/** Groups, lists, switches and numbers. What each means comes first, as writers read it. */
import * as z from 'zod'
import './meta'

/** Returns the schema of a group of fields. */
export const group = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.strictObject(shape).meta({ description })

/** Returns the schema of a list. */
export const list = <Item extends z.core.SomeType>(description: string, item: Item) =>
  z.array(item).meta({ description })

/** Returns the schema of a switch, which is off unless a file says otherwise. */
export const flag = (description: string) =>
  z.boolean().default(false).meta({ description, example: 'true' })

/** Returns the schema of a number. */
export const number = (description: string, example: string) =>
  z.number().meta({ description, example })
