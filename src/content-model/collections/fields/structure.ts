import * as z from 'zod'
import './meta'

export const group = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.strictObject(shape).meta({ description })

export const list = <Item extends z.core.SomeType>(description: string, item: Item) =>
  z.array(item).meta({ description })

export const flag = (description: string) =>
  z.boolean().default(false).meta({ description, example: 'true' })

export const number = (description: string, example: string) =>
  z.number().meta({ description, example })
