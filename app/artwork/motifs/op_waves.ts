import { clipped, d, disc, fill, box } from '#artwork/svg'
import type { Motif } from '#artwork/motifs/motif'

/** Stripes that bend and swell until the cloth seems to move. */
export const drawOpWaves: Motif = ({ random, key, second, third }) => {
  const stripes = random.integer(10, 13)
  const pitch = 340 / stripes
  const swing = random.between(16, 34)
  const turns = random.pick([1, 1.5, 2, 2.5])
  const phase = random.between(0, 6.3)
  const centre = random.between(90, 210)
  const lit = random.integer(2, stripes - 3)

  // Each stripe is a ribbon between two sampled edges, thick where the bulge is.
  const edge = (x: number, y: number) => {
    const bulge = Math.exp(-(((y - centre) / 90) ** 2))
    return x + swing * Math.sin((y / 300) * turns * 2 * Math.PI + phase + (x / 300) * bulge * 1.8)
  }
  const ribbon = (index: number) => {
    const left = -20 + index * pitch
    const rows = Array.from({ length: 11 }, (_, row) => row * 30)
    const width = (y: number) =>
      pitch * (0.3 + 0.4 * Math.exp(-(((y - centre) / 80) ** 2)) + 0.08 * Math.sin(index))
    const down = rows.map((y) => [edge(left, y), y] as const)
    const up = rows.toReversed().map((y) => [edge(left, y) + width(y), y] as const)
    // Through the middles between the samples, so that no corner shows.
    const smooth = (points: readonly (readonly [number, number])[]) =>
      points.slice(1, -1).reduce((text, [x, y], at) => {
        const [nextX, nextY] = points[at + 2]
        return text + d`Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`
      }, '')
    return (
      d`M${down[0][0]} ${down[0][1]}` +
      smooth(down) +
      d`L${up[0][0]} ${up[0][1]}` +
      smooth(up) +
      'z'
    )
  }

  const colorOf = (index: number) =>
    index === lit ? third : Math.abs(index - lit) === 1 || index % 5 === 0 ? second : key
  const frame = random.pick([
    disc(150, 150, 146),
    box(8, 8, 284, 284),
    d`M14 300V150a136 136 0 0 1 272 0v150z`,
  ])
  return clipped(
    frame,
    Array.from({ length: stripes }, (_, index) => fill(colorOf(index), ribbon(index))).join('')
  )
}
