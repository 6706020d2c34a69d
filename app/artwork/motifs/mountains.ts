import { box, clipped, d, disc, dots, fill, stroke } from '#artwork/svg'
import type { Motif } from '#artwork/motifs/motif'

/** Peaks with torn snow, a striped sun behind, pines in front. */
export const drawMountains: Motif = ({ random, key, second, third, ground }) => {
  const peak = (x: number, top: number, half: number) => {
    const slope = (228 - top) / half
    const snow = (228 - top) * random.between(0.3, 0.4)
    const reach = snow / slope
    return (
      fill(key, d`M${x - half} 228L${x} ${top}L${x + half} 228z`) +
      fill(
        second,
        d`M${x} ${top}L${x + half} 228H${x + half * 0.2}L${x + half * 0.32} ${228 - slope * half * 0.28}L${x + half * 0.06} ${top + snow * 1.5}z`
      ) +
      fill(
        ground,
        d`M${x} ${top}L${x + reach} ${top + snow}L${x + reach * 0.52} ${top + snow * 0.8}L${x + reach * 0.2} ${top + snow * 1.24}L${x - reach * 0.12} ${top + snow * 0.76}L${x - reach * 0.5} ${top + snow * 1.1}L${x - reach * 0.62} ${top + snow * 0.84}L${x - reach} ${top + snow}z`
      )
    )
  }
  const pine = (x: number, base: number, height: number) => {
    const w = height * 0.26
    return d`M${x} ${base - height}l${w * 0.5} ${height * 0.3}h${-w * 0.2}l${w * 0.5} ${height * 0.3}h${-w * 0.25}l${w * 0.6} ${height * 0.32}h${-w * 2.3}l${w * 0.6} ${-height * 0.32}h${-w * 0.25}l${w * 0.5} ${-height * 0.3}h${-w * 0.2}z`
  }
  const sunX = random.between(84, 216)
  const sunY = random.between(78, 104)
  const slats = [0, 1, 2, 3, 4].map((row) => box(0, sunY + row * 14, 300, 2.4 + row * 1.6)).join('')
  const middle = random.between(120, 180)
  const trees = Array.from({ length: 15 }, (_, index) =>
    pine(
      8 + index * 20 + random.between(-5, 5),
      250 + random.between(-4, 6),
      random.between(30, 66)
    )
  ).join('')
  const lake = [0, 1, 2, 3]
    .map(
      (row) =>
        d`M${30 + random.between(0, 60)} ${264 + row * 9}h${random.between(60, 110)}m${random.between(12, 30)} 0h${random.between(20, 70)}`
    )
    .join('')
  const stars = Array.from(
    { length: 10 },
    () => [random.between(10, 290), random.between(8, 60)] as const
  )

  return clipped(
    random.pick([
      disc(150, 150, 147),
      'M6 300V150a144 144 0 0 1 288 0v150z',
      'M150 2L294 84V216L150 298L6 216V84z',
      box(4, 4, 292, 292, 8),
    ]),
    dots(second, 3.6, stars) +
      fill(third, disc(sunX, sunY, random.between(62, 76))) +
      fill(ground, slats) +
      peak(middle - 88, random.between(112, 138), 92) +
      peak(middle + 92, random.between(100, 132), 96) +
      peak(middle, random.between(48, 72), 112) +
      fill(key, d`M0 236C60 218 120 232 170 228C220 224 260 218 300 232V262H0z`) +
      fill(key, trees) +
      fill(second, box(0, 256, 300, 44)) +
      stroke(ground, 3.4, lake, 'stroke-linecap="round"')
  )
}
