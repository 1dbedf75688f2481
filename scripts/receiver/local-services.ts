/** The form receiver of `npm start` and `npm run dev`. A build compiles its address in; the environment may name another. */

/** The environment of a build with a form that posts to the receiver on this machine. */
export const formEnvironment = {
  GATSBY_FORM_ENDPOINT: process.env.GATSBY_FORM_ENDPOINT ?? 'http://127.0.0.1:8788/submit',
  GATSBY_FORM_ACCESS_KEY: process.env.GATSBY_FORM_ACCESS_KEY ?? 'your-key',
}

/** Address that the form posts to, and the key it sends. */
export const formEndpoint = new URL(formEnvironment.GATSBY_FORM_ENDPOINT)
export const formKey = formEnvironment.GATSBY_FORM_ACCESS_KEY
