/**
 * A webpack loader for the modules of lucide-react: draws each icon as one path, by src/components/single-path-icon.tsx.
 * Lucide draws it of several elements with random keys, and writes its name into the page as a class.
 *
 * Internal: the export `__iconData` of the modules `lucide-react/icons/*` of lucide-react 1.75.0.
 * Gain: what the table in the README of gatsby-patches says.
 * When it is gone: icons are drawn as lucide-react does; an icon that cannot be one path ends the build.
 */
const { pathToFileURL } = require('node:url')

/**
 * What bundles.ts calls src/components/single-path-icon.tsx. With its path, scripts would differ from one folder of the
 * project to another.
 */
const component = '@single-path-icon'
const number = '-?(?:\\d+\\.?\\d*|\\.\\d+)'
const firstMove = new RegExp(`^m\\s*(${number})[\\s,]*(${number})\\s*`)

/** Returns a number without what rounding of fractions leaves behind. */
const short = (value) => String(Number(value.toFixed(3)))

/**
 * Returns path data that can stand after that of another path: its first step is taken from the corner of the drawing,
 * and the numbers after it stay relative to that.
 */
function anchored(data) {
  return data.replace(firstMove, (match, x, y) => {
    const next = data[match.length]
    return `M${x} ${y}${next === undefined || /[a-z]/i.test(next) ? '' : 'l'}`
  })
}

function ellipse(cx, cy, rx, ry) {
  const half = (sign) => `a${rx} ${ry} 0 1 0 ${short(sign * 2 * rx)} 0`
  return `M${short(cx - rx)} ${cy}${half(1)}${half(-1)}z`
}

function rectangle({ x, y, width, height, rx = 0, ry = rx }) {
  const corner = (right, down) => (rx ? `a${rx} ${ry} 0 0 1 ${short(right)} ${short(down)}` : '')
  const across = short(width - 2 * rx)
  const down = short(height - 2 * ry)
  return [
    `M${short(x + rx)} ${y}h${across}`,
    `${corner(rx, ry)}v${down}`,
    `${corner(-rx, ry)}h-${across}`,
    `${corner(-rx, -ry)}v-${down}`,
    `${corner(rx, -ry)}z`,
  ].join('')
}

const shapes = {
  path: ({ d }) => anchored(d),
  circle: ({ cx, cy, r }) => ellipse(cx, cy, r, r),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(cx, cy, rx, ry),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  rect: rectangle,
}

/** Returns the attributes of an element, those that are numbers as numbers. */
const numeric = (attributes) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, name === 'd' ? value : Number(value)]),
  )

/** Attributes that the shapes above are drawn from. */
const geometry = new Set('d cx cy r rx ry x y x1 y1 x2 y2 width height'.split(' '))

/**
 * Returns the path data of an icon: that of its lines, and that of what is filled too.
 * @param icon its name and its elements, as lucide-react exports them
 * @throws when it has a shape or an attribute that is not drawn
 */
function pathsOf({ name, node }) {
  const paths = { lines: '', filled: '' }
  for (const [shape, { key, fill, ...attributes }] of node) {
    const unknown = Object.keys(attributes).find((attribute) => !geometry.has(attribute))
    if (!shapes[shape] || unknown || (fill && fill !== 'currentColor'))
      throw new Error(
        `The icon ${name} of lucide-react cannot be drawn as one path: ${unknown ?? fill ?? shape}.`,
      )
    paths[fill ? 'filled' : 'lines'] += shapes[shape](numeric(attributes))
  }
  return paths
}

/** Returns the module that draws an icon as one path. */
function moduleOf(icon) {
  const { lines, filled } = pathsOf(icon)
  const values = [lines, ...(filled ? [filled] : [])].map((data) => JSON.stringify(data))
  return `import { singlePathIcon } from '${component}'\nexport default singlePathIcon(${values.join(', ')})\n`
}

module.exports = async function singlePathIcons(source) {
  const { __iconData: icon } = await import(pathToFileURL(this.resourcePath).href)
  // A second name of an icon leads to the module of the first.
  return icon ? moduleOf(icon) : source
}

module.exports.moduleOf = moduleOf
module.exports.pathsOf = pathsOf
