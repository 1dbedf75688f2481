/**
 * Form service that receives inquiries. The build reads both environment variables.
 *
 * `GATSBY_FORM_ACCESS_KEY`: public key of the form service. Without a key, the form offers an email.
 * `GATSBY_FORM_ENDPOINT`: overrides the endpoint in the settings, for a local form stub.
 */
export const accessKey = process.env.GATSBY_FORM_ACCESS_KEY ?? ''

export function endpointOf(settings: { endpoint: string }): string {
  return process.env.GATSBY_FORM_ENDPOINT || settings.endpoint
}
