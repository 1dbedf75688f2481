/** Returns the URL pattern of the map tiles. `GATSBY_MAP_TILES` overrides the settings at build time. */
export function tilesOf(settings: { tiles: string }): string {
  return process.env.GATSBY_MAP_TILES || settings.tiles
}
