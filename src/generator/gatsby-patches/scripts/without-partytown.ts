/**
 * Leaves out Partytown, which runs third-party scripts in a worker. Gatsby's `<Script>` adds it to every page;
 * no page has a `<Script>`.
 *
 * Internal: the import of `@builder.io/partytown/integration` in Gatsby 5.16.1’s plugin
 * `gatsby/dist/internal-plugins/partytown`.
 * Gain: with the styles’ spaces, 2 KB of the scripts of every page (145,008 to 143,043 bytes).
 * When it is gone: the alias matches nothing, and the budget of scripts tells whether something came back.
 */

/** Webpack's `resolve.alias` for it. */
export const withoutPartytown = { '@builder.io/partytown/integration': false } as const
