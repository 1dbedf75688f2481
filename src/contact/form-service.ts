/**
 * Form service for inquiries, from the build's environment.
 *
 * `GATSBY_FORM_ACCESS_KEY`: public key. Without it, the form opens an email.
 * `GATSBY_FORM_ENDPOINT`: overrides the settings, for a local stub.
 */
export const accessKey = process.env.GATSBY_FORM_ACCESS_KEY ?? ''

export function endpointOf(settings: { endpoint: string }): string {
  return process.env.GATSBY_FORM_ENDPOINT || settings.endpoint
}
