/** Returns the address pattern of the map's tiles. `GATSBY_MAP_TILES`, fixed when the site is built, overrides the settings. */
export function tilesOf(settings: { tiles: string }): string {
  return process.env.GATSBY_MAP_TILES || settings.tiles
}
