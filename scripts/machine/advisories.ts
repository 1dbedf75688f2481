/**
 * The parts of `npm audit --json` that this module reads. An entry of `via` is
 * a package name or an advisory.
 */
export interface AuditReport {
  vulnerabilities?: Record<string, { via: (string | Advisory)[] }>
  /** Replaces the other fields if the audit failed. */
  error?: { summary: string }
}

interface Advisory {
  name: string
  title: string
  severity: string
  /** `https://github.com/advisories/GHSA-…` */
  url: string
}

const identifier = /GHSA(?:-[0-9a-z]{4}){3}/g

/**
 * Returns a line for each advisory that has not been reviewed, and for each reviewed advisory that
 * no longer applies.
 * @param guide CONTRIBUTING.md; its section "Known advisories" lists reviewed advisories
 * @throws when the audit failed
 */
export function advisoryProblems({ vulnerabilities, error }: AuditReport, guide: string): string[] {
  if (error || !vulnerabilities)
    throw new Error(
      error?.summary ??
        'npm audit printed no report. Check your internet connection, and run: npm audit',
    )
  const [, list = ''] = /\n### Known advisories\n(.*)/s.exec(guide) ?? []
  const reviewed = new Set(list.match(identifier))
  const reported = new Map<string, Advisory>()
  for (const { via } of Object.values(vulnerabilities))
    for (const advisory of via)
      if (typeof advisory !== 'string')
        reported.set(advisory.url.match(identifier)?.[0] ?? advisory.url, advisory)
  const unknown = [...reported]
    .filter(([id]) => !reviewed.has(id))
    .map(
      ([id, { name, title, severity, url }]) =>
        `${name}: ${title} (${severity}, ${id}). Read ${url}, then update ${name}, or add a row to "Known advisories" in CONTRIBUTING.md.`,
    )
  const gone = [...reviewed]
    .filter((id) => !reported.has(id))
    .map((id) => `${id} no longer applies. Remove it from "Known advisories" in CONTRIBUTING.md.`)
  return [...unknown, ...gone].sort()
}
