import { round } from './shapes.ts'

type Halftone = {
  width: number
  height: number
  /** Distance of the dots. */
  pitch: number
  /** How dark a place is, from 0 to 1. */
  tone: (x: number, y: number) => number
}

const steps = 14

/** A picture in dots on a slanted screen, as a printer's camera makes it: one path for each size of dot. */
export function halftone({ width, height, pitch, tone }: Halftone): string {
  const paths = Array.from({ length: steps + 1 }, () => ({ path: 'M0 0', x: 0, y: 0 }))
  const row = pitch / Math.SQRT2
  for (let line = 0; line * row <= height + pitch; line++) {
    const shift = line % 2 ? row : 0
    for (let x = shift; x <= width + pitch; x += row * 2) {
      const size = Math.round(Math.min(1, Math.max(0, tone(x, line * row))) * steps)
      const dot = paths[size]
      const [column, level] = [Math.round(x), Math.round(line * row)]
      dot.path += `m${column - dot.x} ${level - dot.y}h0`
      dot.x = column
      dot.y = level
    }
  }
  return paths
    .map(({ path }, size) =>
      size > 0 ? `<path stroke-width="${round((size / steps) * pitch * 1.32)}" d="${path}"/>` : ''
    )
    .join('')
}
