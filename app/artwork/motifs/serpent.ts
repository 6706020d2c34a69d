import { box, d, disc, fill, polygon, stroke } from '#artwork/svg'
import type { Motif } from '#artwork/motifs/motif'

/** A snake winding up a dagger, banded like a scarf. */
export const drawSerpent: Motif = ({ random, key, second, third, ground }) => {
  const swing = random.between(58, 74)
  const turns = [262, 214, 166, 118, 70]
  const half = (index: number) => {
    const side = index % 2 === 0 ? 1 : -1
    const [from, to] = [turns[index], turns[index + 1]]
    return d`M150 ${from}C${150 + side * swing * 1.35} ${from - 4} ${150 + side * swing * 1.35} ${to + 4} 150 ${to}`
  }
  const body = turns
    .slice(0, -1)
    .map((_, index) => half(index))
    .join('')
  const tail = 'M150 262C120 266 104 278 84 292'
  const neck = d`M150 70C${150 + swing * 1.3} 64 ${150 + swing} 30 176 34`
  const scales = random.pick(['7 15', '3 8', '12 9'])
  const skin = (data: string) =>
    stroke(ground, 33, data) +
    stroke(key, 26, data, 'stroke-linecap="round"') +
    stroke(second, 26, data, `stroke-dasharray="${scales}"`) +
    stroke(key, 4, data)
  // Only the crossings in front are drawn again over the blade.
  const crossing = (y: number, side: number) =>
    d`M${150 - side * 34} ${y + 9}C${150 - side * 16} ${y + 3} ${150 + side * 16} ${y - 3} ${150 + side * 34} ${y - 9}`

  const dagger =
    fill(
      third,
      polygon([
        [136, 84],
        [164, 84],
        [164, 252],
        [150, 298],
        [136, 252],
      ])
    ) +
    fill(
      key,
      polygon([
        [150, 84],
        [164, 84],
        [164, 252],
        [150, 298],
      ]),
      'opacity=".22"'
    ) +
    fill(second, box(104, 72, 92, 13, 6) + disc(104, 78, 9) + disc(196, 78, 9)) +
    fill(key, box(140, 20, 20, 52, 4)) +
    stroke(ground, 3, 'M140 30h20M140 41h20M140 52h20M140 63h20') +
    fill(second, disc(150, 14, 12)) +
    fill(ground, disc(150, 14, 4))
  const flipped = random.chance(0.5) ? ' transform="matrix(-1 0 0 1 300 0)"' : ''
  return (
    `<g${flipped}>` +
    skin(body) +
    stroke(key, 16, tail, 'stroke-linecap="round"') +
    fill(key, 'M100 284L56 300L92 300z') +
    dagger +
    skin(crossing(214, -1)) +
    skin(crossing(118, -1)) +
    skin(neck) +
    fill(
      key,
      'M194 18C176 10 152 14 132 32C126 38 128 46 136 50C156 58 180 58 196 48C206 40 206 26 194 18z'
    ) +
    fill(ground, disc(160, 30, 5)) +
    stroke(second, 4, 'M132 42L108 48L96 42M108 48L98 58', 'stroke-linecap="round"') +
    '</g>'
  )
}
