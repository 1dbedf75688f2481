/**
 * Local services that a site built for trying out or for the tests uses instead of the real ones. Their
 * addresses are fixed, because a build compiles them in; the environment may name others.
 */

/** The environment of a build whose form posts to the receiver on this machine. */
export const formEnvironment = {
  GATSBY_FORM_ENDPOINT: process.env.GATSBY_FORM_ENDPOINT ?? 'http://127.0.0.1:8788/submit',
  GATSBY_FORM_ACCESS_KEY: process.env.GATSBY_FORM_ACCESS_KEY ?? 'your-key',
}

/** Where the form posts to, and the key it sends. */
export const formEndpoint = new URL(formEnvironment.GATSBY_FORM_ENDPOINT)
export const formKey = formEnvironment.GATSBY_FORM_ACCESS_KEY

/** Where the tests serve map tiles. */
export const mapTiles = process.env.GATSBY_MAP_TILES ?? 'http://127.0.0.1:8789/{z}/{x}/{y}.png'

/** The environment of a build for the tests, which asks no other host for anything. */
export const testEnvironment = {
  ...formEnvironment,
  GATSBY_MAP_TILES: mapTiles,
}
