/** Emulates the headers of hosts for status 200. */
import { caching } from './headers'

type Headers = Record<string, string>

interface Rule {
  path: string
  set: [name: string, value: string][]
  remove: string[]
}

function rulesIn(file: string): Rule[] {
  return file
    .split(/^(?=\S)/m)
    .map((block) => block.trim().split(/\n\s+/))
    .map(([path = '', ...lines]) => ({
      path,
      set: lines
        .filter((line) => !line.startsWith('! '))
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      remove: lines.filter((line) => line.startsWith('! ')).map((line) => line.slice(2)),
    }))
}

const escaped = (text: string) => text.replace(/[.+?^$(){}|[\]\\/]/g, '\\$&')

/**
 * Like headers-parser in Netlify's CLI: all rules apply, and values of the same header are joined.
 */
export function netlify(file: string): (path: string) => Headers {
  const rules = rulesIn(file).map(({ path, set }) => {
    const parts = path.split('/').filter(Boolean)
    const pattern = parts.map((part) =>
      part === '*' ? '?(.*)' : part.split('*').map(escaped).join('(.*)'),
    )
    return { pattern: new RegExp(`^/${pattern.join('/')}/?$`, 'iu'), set }
  })
  return (path) => {
    const headers: Headers = {}
    for (const { pattern, set } of rules)
      if (pattern.test(path))
        for (const [name, value] of set)
          headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
    return { 'Cache-Control': caching.revalidated, ...headers }
  }
}

/**
 * Like the asset server in workers-sdk: the first 100 rules apply, and rules can remove headers.
 */
export function cloudflare(file: string): (path: string) => Headers {
  const rules = rulesIn(file)
    .slice(0, 100)
    .map(({ path, ...rest }) => ({
      pattern: new RegExp(`^${path.split('*').map(escaped).join('(?<splat>.*)')}$`),
      ...rest,
    }))
  return (path) => {
    const headers: Headers = { 'Cache-Control': caching.revalidated }
    const own = new Set<string>()
    for (const { pattern, set, remove } of rules) {
      const match = pattern.exec(path)
      if (!match) continue
      for (const name of remove) delete headers[name]
      for (const [name, text] of set) {
        const value = text.replaceAll(':splat', match.groups?.splat ?? '')
        headers[name] = own.has(name) && headers[name] ? `${headers[name]}, ${value}` : value
        own.add(name)
      }
    }
    return headers
  }
}

/** Like nginx: `add_header` with variables of `map`. */
export function nginx(
  files: Readonly<Record<string, string>>,
): (path: string, type: string) => Headers {
  const maps = [
    ...(files['nginx-http.conf'] ?? '').matchAll(/^map (.+) (\$\w+) \{\n((?: +.*\n)*)\}/gm),
  ].map(([, source = '', variable = '', rows = '']) => ({
    source: unquoted(source),
    variable,
    rows: [...rows.matchAll(/^ +("[^"]*"|\S+) (.*);$/gm)].map(
      ([, key = '', value = '']): [string, string] => [unquoted(key), unquoted(value)],
    ),
  }))
  const added = [
    ...(files['nginx-server.conf'] ?? '').matchAll(/^add_header (\S+) (.*?)(?: always)?;$/gm),
  ]
  return (path, type) => {
    const variables: Headers = { $uri: path, $status: '200', $sent_http_content_type: type }
    const fill = (text: string) => text.replace(/\$\w+/g, (name) => variables[name] ?? '')
    for (const { source, variable, rows } of maps) {
      const key = fill(source)
      const matches = (pattern: string) => {
        const match = pattern.startsWith('~') ? new RegExp(pattern.slice(1)).exec(key) : null
        for (const [name, text] of Object.entries(match?.groups ?? {})) variables[`$${name}`] = text
        return match !== null
      }
      const row =
        rows.find(([pattern]) => pattern === key) ??
        rows.find(([pattern]) => matches(pattern)) ??
        rows.find(([pattern]) => pattern === 'default')
      variables[variable] = fill(row?.[1] ?? '')
    }
    const headers = added.map(([, name = '', value = '']) => [name, fill(unquoted(value))])
    return Object.fromEntries(headers.filter(([, value]) => value !== ''))
  }
}

const unquoted = (text: string) => text.replace(/^"(.*)"$/s, '$1').replaceAll('\\"', '"')
