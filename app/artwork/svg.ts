import { seedFrom } from '#artwork/random'

/** One decimal is finer than a phone's pixel at these sizes and keeps the files small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0
}

/** Path data with its numbers rounded: d`M${x} ${y}h${width}`. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((text, part, index) => text + round(values[index - 1]) + part)
}

/** Without a colour (null) the shape takes its parent's. */
export function fill(color: string | null, data: string, extra = ''): string {
  return `<path${color === null ? '' : ` fill="${color}"`} d="${data}"${extra && ` ${extra}`}/>`
}

export function stroke(color: string, width: number, data: string, extra = ''): string {
  return `<path fill="none" stroke="${color}" stroke-width="${round(width)}" d="${data}"${extra && ` ${extra}`}/>`
}

export function disc(x: number, y: number, radius: number): string {
  return d`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0z`
}

export function oval(x: number, y: number, across: number, down: number): string {
  return d`M${x - across} ${y}a${across} ${down} 0 1 1 ${across * 2} 0a${across} ${down} 0 1 1 ${-across * 2} 0z`
}

export function box(x: number, y: number, width: number, height: number, corner = 0): string {
  if (corner === 0) return d`M${x} ${y}h${width}v${height}h${-width}z`
  const r = Math.min(corner, width / 2, height / 2)
  const arc = (right: number, down: number) => d`a${r} ${r} 0 0 1 ${right} ${down}`
  return (
    d`M${x + r} ${y}h${width - 2 * r}` +
    arc(r, r) +
    d`v${height - 2 * r}` +
    arc(-r, r) +
    d`h${2 * r - width}` +
    arc(-r, -r) +
    d`v${2 * r - height}` +
    arc(r, -r) +
    'z'
  )
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}z`
}

/** A dot for every point, all of one size: round caps on strokes of no length weigh little. */
export function dots(color: string, width: number, points: readonly (readonly [number, number])[]) {
  let [x, y] = [0, 0]
  const data = points.map((point) => {
    const [toX, toY] = point.map(round)
    const step = d`m${toX - x} ${toY - y}h0`
    ;[x, y] = [toX, toY]
    return step
  })
  return stroke(color, width, data.join('').replace('m', 'M'), 'stroke-linecap="round"')
}

/** A point `radius` away from the centre; 0 degrees is at twelve o'clock, clockwise. */
export function around(x: number, y: number, radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

export function group(content: string, transform: string): string {
  return `<g transform="${transform}">${content}</g>`
}

/**
 * An id that follows from what it names: two drawings on one page share one only when they mean
 * the same.
 */
function idOf(content: string): string {
  return `a${seedFrom(content).toString(36)}`
}

/** The content and its reflection at the upright line `x`. */
export function mirrored(content: string, x: number): string {
  const id = idOf(content)
  return `<g id="${id}">${content}</g><use href="#${id}" transform="matrix(-1 0 0 1 ${round(2 * x)} 0)"/>`
}

/** The content, cut to the shape. */
export function clipped(shape: string, content: string): string {
  const id = idOf(shape)
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}
