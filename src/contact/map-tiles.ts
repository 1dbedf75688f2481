/**
 * Returns the address pattern of the map's tiles, fixed when the site is built. `GATSBY_MAP_TILES`
 * overrides the address in the settings, for tiles served from this machine.
 */
export function tilesOf(settings: { tiles: string }): string {
  return process.env.GATSBY_MAP_TILES || settings.tiles
}
