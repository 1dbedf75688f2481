/** Returns the URL pattern of the tiles. `GATSBY_MAP_TILES` overrides it. */
export function tilesOf(settings: { tiles: string }): string {
  return process.env.GATSBY_MAP_TILES || settings.tiles
}
