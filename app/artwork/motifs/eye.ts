import { around, clipped, d, disc, fill, polygon, stroke } from '#artwork/svg'
import type { Motif } from '#artwork/motifs/motif'

const ALMOND =
  'M30 150C72 92 112 76 150 76C188 76 228 92 270 150C228 200 188 216 150 216C112 216 72 200 30 150z'

/** An eye that does not blink: rays or lashes above, a tear or two below. */
export const drawEye: Motif = ({ random, key, second, third, ground }) => {
  const count = random.pick([15, 19, 23])
  const rays = random.chance(0.5)
  const gaze = random.between(-14, 14)
  const iris = random.between(50, 58)
  const lashes = Array.from({ length: count }, (_, index) => {
    const angle = -78 + (156 / (count - 1)) * index
    const reach = index % 2 === 0 ? 144 : 122
    const half = rays ? 2.8 : 1.9
    return polygon([
      around(150, 162, 100, angle - half),
      around(150, 162, reach, angle + (rays ? 0 : angle * 0.06)),
      around(150, 162, 100, angle + half),
    ])
  }).join('')
  const fibres = Array.from({ length: 36 }, (_, index) => {
    const [ax, ay] = around(150 + gaze, 146, 26, index * 10)
    const [bx, by] = around(150 + gaze, 146, iris - (index % 3 === 0 ? 2 : 10), index * 10)
    return d`M${ax} ${ay}L${bx} ${by}`
  }).join('')
  const drop = (x: number, y: number, size: number) =>
    d`M${x} ${y}C${x + size * 0.3} ${y + size * 0.7} ${x + size * 0.6} ${y + size} ${x + size * 0.6} ${y + size * 1.4}a${size * 0.6} ${size * 0.6} 0 1 1 ${-size * 1.2} 0C${x - size * 0.6} ${y + size} ${x - size * 0.3} ${y + size * 0.7} ${x} ${y}z`
  const tears = random.pick([
    drop(150, 222, 30),
    drop(104, 214, 20) + drop(150, 226, 28) + drop(196, 214, 20),
    drop(180, 216, 26) + drop(194, 262, 13),
  ])
  const lines = [0, 1, 2]
    .map(
      (row) =>
        d`M${62 + row * 16} ${204 + row * 12}Q150 ${262 + row * 8} ${238 - row * 16} ${204 + row * 12}`
    )
    .join('')

  return (
    fill(second, lashes) +
    (random.chance(0.5) ? stroke(key, 3.4, lines, 'stroke-linecap="round"') : '') +
    fill(
      key,
      'M14 152C60 82 106 60 150 60C194 60 240 82 286 152C236 214 194 230 150 230C106 230 64 214 14 152z'
    ) +
    fill(ground, ALMOND) +
    clipped(
      ALMOND,
      fill(key, disc(150 + gaze, 146, iris + 8)) +
        fill(third, disc(150 + gaze, 146, iris)) +
        stroke(second, 3.4, fibres) +
        fill(key, disc(150 + gaze, 146, 27)) +
        fill(ground, disc(164 + gaze, 130, 9) + disc(140 + gaze, 158, 4)) +
        stroke(key, 9, 'M30 156C76 104 112 84 150 84C188 84 224 104 270 156')
    ) +
    fill(key, 'M30 150C44 142 54 142 62 150C54 158 44 158 30 150z') +
    fill(second, tears) +
    (random.chance(0.4) ? fill(third, disc(150, 20, 12) + disc(118, 28, 6) + disc(182, 28, 6)) : '')
  )
}
