/**
 * Where inquiries go. Both values are fixed when the site is built.
 *
 * `GATSBY_FORM_ACCESS_KEY`: the public key of the form service; without it the form offers an email.
 * `GATSBY_FORM_ENDPOINT`: takes the place of the settings' endpoint, for a receiver on this machine.
 */
export const accessKey = process.env.GATSBY_FORM_ACCESS_KEY ?? ''

/** The address that inquiries are posted to. */
export function endpointOf(settings: { endpoint: string }): string {
  return process.env.GATSBY_FORM_ENDPOINT || settings.endpoint
}
