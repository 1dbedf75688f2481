/**
 * Form service that receives inquiries. Both environment variables are fixed when the site is built.
 *
 * `GATSBY_FORM_ACCESS_KEY`: public key of the form service; without it the form offers an email instead.
 * `GATSBY_FORM_ENDPOINT`: overrides the endpoint in the settings, for a form stub on this machine.
 */
export const accessKey = process.env.GATSBY_FORM_ACCESS_KEY ?? ''

/** Returns the address that inquiries are posted to. */
export function endpointOf(settings: { endpoint: string }): string {
  return process.env.GATSBY_FORM_ENDPOINT || settings.endpoint
}
