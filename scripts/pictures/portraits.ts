/** Three people, head and shoulders, in one line weight; their clothes are cut from the motifs. */
import { type Family, motifPaths, type Palette } from '../../src/motif/motif'
import { type Drawing, dye } from './drawing'

const { ink, indigo, soga, kunyit, paper } = dye
const skin = '#EBCFB2'
const shade = '#DDB78F'
const lips = '#C58463'

/** A garment: its outline, filled with cloth that a motif's whole chain covers. */
function garment(outline: string, family: Family, seed: string, cell: number): string {
  const columns = Math.ceil(960 / cell)
  const threads = motifPaths({ family, seed, cell, columns, rows: columns, reach: 2, palette: dye })
  const clip = `<clipPath id="${seed}"><path d="${outline}"/></clipPath>`
  const cloth = `<g clip-path="url(#${seed})" stroke-width="2.5">${threads}</g>`
  return `${clip}<path fill="${paper}" stroke="none" d="${outline}"/>${cloth}<path d="${outline}"/>`
}

/** The cloth before the wax, behind the person. */
function wall(family: Family, seed: string): string {
  const none = 'none'
  const palette: Palette = {
    ...{ ink: none, indigo: none, soga: none, kunyit: none },
    line: '#161A2618',
  }
  const lines = motifPaths({ family, seed, cell: 120, columns: 8, rows: 8, reach: 0, palette })
  return `<g stroke-width="2.5">${lines}</g>`
}

const face = (jaw: number) =>
  `<path fill="${skin}" d="M352 350C352 ${436 + jaw} 368 ${504 + jaw} 410 ${548 + jaw}` +
  `C436 ${574 + jaw / 2} 458 592 480 592C502 592 524 ${574 + jaw / 2} 550 ${548 + jaw}` +
  `C592 ${504 + jaw} 608 ${436 + jaw} 608 350C608 262 560 214 480 214C400 214 352 262 352 350Z"/>`

/** Brows, eyes, nose and mouth, on a face with its middle at 480, 400. */
function features(brow: number, lash: number, smile: number, lipped: boolean): string {
  const half = (side: number) => {
    const x = (offset: number) => 480 + side * offset
    const eye = `<path stroke-width="6" d="M${x(35)} 400Q${x(54)} 376 ${x(88)} ${396 - lash}"/>`
    const iris = `<circle cx="${x(60)}" cy="396" r="10" fill="${ink}" stroke="none"/>`
    const arch = `M${x(30)} ${358 - brow}Q${x(66)} ${336 - brow} ${x(98)} ${360 - brow}`
    return `${eye}${iris}<path stroke-width="8" d="${arch}"/>`
  }
  const bend = 506 + smile
  const lip =
    `M440 504Q462 493 480 498Q498 493 520 504Q502 ${bend} 480 ${bend}Q458 ${bend} 440 504Z` +
    `M446 508Q480 ${bend + 36} 514 508Q502 ${bend} 480 ${bend}Q458 ${bend} 446 508Z`
  const mouth = lipped ? `<path fill="${lips}" stroke="none" d="${lip}"/>` : ''
  return (
    half(-1) +
    half(1) +
    `<path d="M496 404C498 426 508 440 508 452C508 462 496 466 481 463"/>` +
    `${mouth}<path d="M438 504Q458 ${bend} 480 ${bend}Q502 ${bend} 522 504"/>` +
    (lipped ? '' : `<path d="M464 532Q480 538 496 532"/>`)
  )
}

const lowered = (...parts: string[]) => `<g transform="translate(0 44)">${parts.join('')}</g>`

function rina(): string {
  const blouse = 'M404 684C440 716 520 716 556 684L640 780L480 1000L320 780Z'
  const blazer =
    'M40 1000C44 850 100 790 200 756L404 684L480 880L556 684L760 756C860 790 916 850 920 1000Z'
  const behind =
    'M322 380C300 220 376 130 486 130C604 130 664 222 640 380C636 470 652 570 668 652C600 700 360 700 292 652C308 570 324 470 322 380Z'
  const fringe =
    'M540 206C468 214 404 262 372 340C360 392 352 440 342 474C314 380 330 250 400 200C450 160 540 160 590 210C644 260 642 384 618 474C606 424 602 384 598 344C588 284 570 232 540 206Z'
  return (
    wall('kawung', 'rina-hartono') +
    lowered(`<path fill="${ink}" d="${behind}"/>`) +
    `<path fill="${shade}" d="M416 560V650C416 706 450 740 480 740C510 740 544 706 544 650V560Z"/>` +
    garment(blouse, 'kawung', 'rina-hartono', 56) +
    `<path fill="${indigo}" d="${blazer}"/>` +
    `<path stroke="${paper}" d="M404 686L328 772L388 806L352 840L479 958M556 686L632 772L572 806L608 840L481 958"/>` +
    lowered(
      face(0),
      `<path fill="${ink}" d="${fringe}"/>`,
      features(0, 6, 10, true),
      `<g fill="${kunyit}" stroke="none"><circle cx="345" cy="478" r="8"/><circle cx="615" cy="478" r="8"/></g>`,
    )
  )
}

function bima(): string {
  const shirt =
    'M30 1000C34 850 90 786 196 750L396 682L480 850L564 682L764 750C870 786 926 850 930 1000Z'
  const hair =
    'M350 392C336 300 336 236 374 196C408 160 470 146 524 152C594 160 630 220 618 300C616 330 614 362 610 392C602 366 600 340 596 318C590 286 578 264 556 250C520 266 440 262 404 272C380 284 368 320 364 342C362 362 358 376 350 392Z'
  return (
    wall('parang', 'bima-prasetyo') +
    `<path fill="${shade}" d="M406 560V670C406 730 446 800 480 800C514 800 554 730 554 670V560Z"/>` +
    garment(shirt, 'parang', 'bima-prasetyo', 80) +
    `<path fill="${paper}" d="M398 668L352 712L398 836L480 850ZM562 668L608 712L562 836L480 850Z"/>` +
    `<path d="M480 850V1000"/><circle cx="494" cy="906" r="6" fill="${ink}" stroke="none"/>` +
    lowered(
      `<path fill="${skin}" d="M352 384C326 372 320 404 328 432C334 458 350 472 366 466M608 384C634 372 640 404 632 432C626 458 610 472 594 466"/>`,
      face(16),
      `<path fill="${ink}" d="${hair}"/>`,
      features(14, 0, 8, false),
      `<g stroke-width="6"><circle cx="418" cy="400" r="50"/><circle cx="542" cy="400" r="50"/><path d="M467 394Q480 386 493 394M369 392L350 386M591 392L610 386"/></g>`,
    )
  )
}

function sekar(): string {
  const scarf =
    'M480 116C352 116 300 212 304 352C306 460 300 560 256 640C230 700 250 760 300 800C390 868 560 868 652 800C706 760 730 700 704 640C660 560 654 460 656 352C660 212 608 116 480 116Z'
  const opening =
    'M480 226C564 226 608 284 610 356C612 450 592 516 554 554C530 578 506 590 480 590C454 590 430 578 406 554C368 516 348 450 350 356C352 284 396 226 480 226Z'
  const border = 'M200 640C300 790 520 790 740 596V660C540 850 300 850 200 710Z'
  return (
    wall('ceplok', 'sekar-wulandari') +
    `<path fill="${ink}" d="M40 1000C44 860 96 800 200 768Q290 742 330 720H630Q670 742 760 768C864 800 916 860 920 1000Z"/>` +
    lowered(
      `<path fill="${soga}" d="${scarf}"/>`,
      `<clipPath id="scarf"><path d="${scarf}"/></clipPath>`,
      `<g clip-path="url(#scarf)">${garment(border, 'ceplok', 'sekar-wulandari', 48)}</g>`,
      `<path d="${scarf}"/>`,
      `<path stroke="${paper}" stroke-width="4" d="M344 380C324 256 380 176 480 176C580 176 636 256 616 380M318 566C340 640 404 676 470 676M346 540C366 600 416 634 480 636"/>`,
      `<path fill="${skin}" d="${opening}"/>`,
      features(-6, 2, 15, true),
    )
  )
}

const people = { 'rina-hartono': rina, 'bima-prasetyo': bima, 'sekar-wulandari': sekar }

/** The portraits of `content/team`, 960 pixels square. */
export const drawPortraits = (): Drawing[] =>
  Object.entries(people).map(([slug, draw]) => ({
    file: `team/${slug}.png`,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960" width="960" height="960" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">` +
      `<rect width="960" height="960" fill="${paper}" stroke="none"/>` +
      `<g transform="translate(-48 -96) scale(1.1)">${draw()}</g></svg>`,
  }))
