/**
 * Returns whether a service's page shows a notice instead of its content.
 * Browsers load this module, so it must not import zod.
 */
export function isComingSoon({ status }: { status?: unknown }): boolean {
  return status === 'coming-soon'
}
