import { d, dots, stroke } from '#artwork/svg'
import type { Motif } from '#artwork/motifs/motif'

const SIZES = 7

/** A planet in halftone dots, lit from one side, with a ring or a moon of its own. */
export const drawHalftoneSphere: Motif = ({ random, key, second, third }) => {
  const radius = random.between(94, 108)
  const pitch = random.pick([10, 11, 12])
  const light = random.between(-0.8, 0.8)
  const turn = random.pick([0, 15, 45])
  const angle = (turn * Math.PI) / 180
  const groups: [number, number][][] = Array.from({ length: SIZES + 1 }, () => [])

  for (let column = -14; column <= 14; column++) {
    for (let row = -14; row <= 14; row++) {
      const x = pitch * (column * Math.cos(angle) - row * Math.sin(angle))
      const y = pitch * (column * Math.sin(angle) + row * Math.cos(angle))
      const away = Math.hypot(x, y) / radius
      if (away > 1) continue
      const depth = Math.sqrt(1 - away * away)
      const lit = (x * light - y * 0.55) / radius + depth * 0.62
      const size = Math.round(SIZES * Math.min(1, Math.max(0.12, 0.86 - lit)))
      groups[size].push([150 + x, 150 + y])
    }
  }
  const sphere = groups
    .map((points, size) =>
      points.length === 0 ? '' : dots(key, (size / SIZES) * pitch * 1.12, points)
    )
    .join('')

  const tilt = random.integer(-28, 28)
  const ring = (width: number, across: number, down: number, color: string) =>
    stroke(color, width, d`M${150 - across} 150a${across} ${down} 0 1 0 ${across * 2} 0`) +
    stroke(
      color,
      width,
      d`M${150 - across} 150a${across} ${down} 0 0 1 ${across * 0.34} ${-down * 0.75}M${150 + across} 150a${across} ${down} 0 0 0 ${-across * 0.34} ${-down * 0.75}`
    )
  const rings = `<g transform="rotate(${tilt} 150 150)">${ring(9, 144, 40, second)}${ring(3.4, 128, 31, third)}</g>`
  const dust = Array.from(
    { length: 16 },
    () => [random.between(6, 294), random.between(6, 294)] as const
  ).filter(([x, y]) => Math.hypot(x - 150, y - 150) > radius + 16)

  return sphere + rings + dots(third, 6, dust.slice(0, 5)) + dots(second, 3.4, dust.slice(5))
}
