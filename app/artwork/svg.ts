import { seedFrom } from '#artwork/random'

/** One decimal is finer than a phone's pixel at these sizes and keeps the files small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0
}

/** Path data with its numbers rounded: d`M${x} ${y}h${width}`. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((text, part, index) => text + round(values[index - 1]) + part)
}

export function fill(color: string, data: string, extra = ''): string {
  return `<path fill="${color}" d="${data}"${extra && ` ${extra}`}/>`
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
  const data = points.map(([x, y]) => d`M${x} ${y}h0`).join('')
  return stroke(color, width, data, 'stroke-linecap="round"')
}

/** A point `radius` away from the centre; 0 degrees is at twelve o'clock, clockwise. */
export function around(x: number, y: number, radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

export function group(content: string, transform: string): string {
  return `<g transform="${transform}">${content}</g>`
}

/** The content and its reflection at the upright line `x`. */
export function mirrored(content: string, x: number): string {
  return content + group(content, `matrix(-1 0 0 1 ${round(2 * x)} 0)`)
}

/**
 * The content, cut to the shape. The id comes from the shape itself: two drawings on one page may
 * share it only when they mean the same.
 */
export function clipped(shape: string, content: string): string {
  const id = `cut-${seedFrom(shape).toString(36)}`
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}
