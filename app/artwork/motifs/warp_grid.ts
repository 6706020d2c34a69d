import { box, clipped, d, disc, fill, polygon } from '#artwork/svg'
import type { Motif } from '#artwork/motifs/motif'

type Warp = (x: number, y: number) => [number, number]

/** A chequered floor with something pushing through it. */
export const drawWarpGrid: Motif = ({ random, key, second, third }) => {
  const cells = random.pick([10, 12, 14])
  const [cx, cy] = [random.between(110, 190), random.between(110, 190)]
  const strength = random.between(0.55, 0.85) * (random.chance(0.7) ? 1 : -0.8)
  const reach = random.between(90, 120)

  const bulge: Warp = (x, y) => {
    const distance = Math.hypot(x - cx, y - cy)
    const push = distance < reach ? 1 - strength * (1 - distance / reach) ** 1.4 : 1
    const scale = strength > 0 ? 1 / Math.max(push, 0.2) : push
    const limit = Math.min(scale, reach / Math.max(distance, 0.1))
    return [
      cx + (x - cx) * (strength > 0 ? Math.max(1, limit) : 1 / scale),
      cy + (y - cy) * (strength > 0 ? Math.max(1, limit) : 1 / scale),
    ]
  }
  const twist: Warp = (x, y) => {
    const distance = Math.hypot(x - 150, y - 150)
    const angle = strength * 1.5 * Math.exp(-((distance / 100) ** 2))
    return [
      150 + (x - 150) * Math.cos(angle) - (y - 150) * Math.sin(angle),
      150 + (x - 150) * Math.sin(angle) + (y - 150) * Math.cos(angle),
    ]
  }
  const wave: Warp = (x, y) => [x + 16 * Math.sin(y / 36 + cx), y + 13 * Math.sin(x / 42 + cy)]
  const warp = random.pick([bulge, twist, wave])

  const size = 336 / cells
  const point = (column: number, row: number) => warp(-18 + column * size, -18 + row * size)
  const plain: string[] = []
  const marked: string[] = []
  for (let row = 0; row < cells; row++) {
    for (let column = row % 2; column < cells; column += 2) {
      const [x, y] = point(column + 0.5, row + 0.5)
      const quad = polygon([
        point(column, row),
        point(column + 1, row),
        point(column + 1, row + 1),
        point(column, row + 1),
      ])
      if (Math.hypot(x - cx, y - cy) < reach * 0.72) marked.push(quad)
      else plain.push(quad)
    }
  }
  const frame = random.pick([
    box(4, 4, 292, 292),
    disc(150, 150, 146),
    d`M150 2L298 150L150 298L2 150z`,
  ])
  const edge = random.chance(0.4) ? fill(third, disc(cx, cy, reach * 0.9)) : ''
  return clipped(frame, edge + fill(key, plain.join('')) + fill(second, marked.join('')))
}
