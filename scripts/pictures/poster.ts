/** The video's poster: a cloth on its rack in a studio, lit from one side, a camera on the other. */
import { motifPaths } from '../../src/motif/motif'
import { type Drawing, dye } from './drawing'

const { ink, indigo, soga, kunyit, paper, line } = dye
const cell = 64

/** The poster of `content/media`, 1280 by 720 pixels; its middle stays calm under a play button. */
export function drawPoster(): Drawing {
  const cloth = motifPaths({
    seed: 'studio',
    family: 'truntum',
    columns: 9,
    rows: 6,
    cell,
    palette: dye,
  })
  const floor = Array.from({ length: 9 }, (_, i) => `M${160 * i} 720L${400 + 60 * i} 600`).join('')
  const rack =
    `<path d="M330 84H950M352 84V640M928 84V640M330 640H374M906 640H950"/>` +
    `<path fill="${paper}" d="M352 100H928V500H352Z"/>`
  const lamp =
    `<path fill="${kunyit}" stroke="none" opacity="0.16" d="M196 176L352 100V500L196 300Z"/>` +
    `<path d="M150 250V640M96 660L150 560L204 660"/>` +
    `<path fill="${paper}" d="M118 214L190 164V310L118 262Z"/><path d="M190 164V310" stroke="${kunyit}" stroke-width="8"/>`
  const camera =
    `<path d="M1122 380V450M1122 450L1060 660M1122 450L1184 660M1122 450V640"/>` +
    `<path fill="${paper}" d="M1060 290H1180V380H1060Z"/><path fill="${indigo}" d="M1060 312L1020 296V374L1060 358"/>` +
    `<circle cx="1096" cy="258" r="30" fill="${paper}"/><circle cx="1156" cy="262" r="26" fill="${paper}"/>` +
    `<circle cx="1096" cy="258" r="6" fill="${soga}" stroke="none"/><circle cx="1156" cy="262" r="6" fill="${soga}" stroke="none"/>` +
    `<circle cx="1160" cy="312" r="6" fill="${kunyit}" stroke="none"/>`
  return {
    file: 'media/video-poster.png',
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">` +
      `<rect width="1280" height="720" fill="${paper}" stroke="none"/>` +
      `<path stroke="${line}" stroke-width="3" d="M0 600H1280${floor}"/>${rack}${lamp}` +
      `<g transform="translate(352 108)" stroke-width="2">${cloth}</g>${camera}</svg>`,
  }
}
