import { expect } from '@playwright/test'
import type { JsonLd } from '../../src/site/structured-data'
import type { BuiltPage } from './built-pages'

export function jsonLdOf({ data, path }: BuiltPage): JsonLd[] {
  return data.flatMap((text) => {
    const graph: Record<string, unknown> = JSON.parse(text)
    expect(graph['@context'], path).toBe('https://schema.org')
    return Array.isArray(graph['@graph']) ? graph['@graph'] : [graph]
  })
}

/** Returns all JSON-LD nodes in a value, parents first. */
export function within(value: unknown): JsonLd[] {
  if (Array.isArray(value)) return value.flatMap(within)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(within)
  return '@type' in value ? [value as JsonLd, ...inner] : inner
}
