/**
 * The address pattern of the map's tiles, fixed when the site is built. `GATSBY_MAP_TILES` takes the
 * place of the settings' address, for tiles served from this machine.
 */
export function tilesOf(settings: { tiles: string }): string {
  return process.env.GATSBY_MAP_TILES || settings.tiles
}
