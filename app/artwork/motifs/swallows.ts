import { disc, dots, fill, group, round, stroke } from '#artwork/svg'
import type { Motif } from '#artwork/motifs/motif'

// One bird, diving to the right, about 120 across around 0, 0.
const BODY =
  'M52 26C44 18 34 14 24 10C30-10 26-36 4-62C0-36-6-22-16-10C-34-12-58-6-84 14C-58 10-38 14-22 22C-32 34-42 46-58 64C-40 58-28 50-18 42C-20 54-24 64-32 78C-14 66-2 50 6 36C20 40 34 40 44 34C48 34 52 32 58 32z'
const BREAST = 'M46 28C36 34 22 36 8 32C16 26 26 20 34 18C40 20 44 24 46 28z'
// Sitting with its feet at 0, 0, the tail hanging behind the wire.
const PERCHED =
  'M-1 0C-6-1-8-5-8-10C-8-17-4-20-1-21C0-27 5-30 10-28C13-27 14-25 14-23L20-21L14-19C14-11 12-3 4 0L-6 5L-15 18C-16 12-13 5-9-3C-7-1-4 0-1 0z'
const FEATHERS = 'M-6-14L4-46M2-10L13-34M9-6L18-20M-24-6L-62 6M-20 4L-46 8M-16 14L-32 14'

/** Swallows over telegraph wires that might be a stave. */
export const drawSwallows: Motif = ({ random, key, second, third, ground }) => {
  const bird = (x: number, y: number, size: number, turn: number, color: string, flip: boolean) =>
    group(
      fill(color, BODY) +
        fill(third, BREAST) +
        stroke(ground, 2.4, FEATHERS, 'stroke-linecap="round"') +
        fill(ground, disc(41, 23, 2.4)),
      `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${flip ? -size : size} ${size})`
    )
  const sag = random.between(14, 34)
  const wires = [0, 1, 2, 3, 4].map(
    (row) => `M0 ${198 + row * 20}Q150 ${round(198 + row * 20 + sag)} 300 ${198 + row * 20}`
  )
  const perched = Array.from({ length: random.integer(4, 6) }, (_, index) => {
    const x = 30 + index * 48 + random.between(-8, 8)
    const row = random.integer(0, 3)
    const y = 198 + row * 20 + sag * 2 * (x / 300) * (1 - x / 300)
    const size = random.between(1.15, 1.4)
    return fill(
      index % 2 === 0 ? key : second,
      PERCHED,
      `transform="translate(${round(x)} ${round(y)}) scale(${round((random.chance(0.5) ? -1 : 1) * size)} ${round(size)})"`
    )
  }).join('')
  const flip = random.chance(0.5)
  const sun = random.between(56, 74)

  return (
    fill(second, disc(flip ? 186 : 114, 92, sun)) +
    dots(third, 4, [
      [24, 30],
      [270, 26],
      [286, 120],
      [16, 140],
      [60, 12],
    ]) +
    stroke(key, 2.2, wires.join('')) +
    perched +
    bird(flip ? 130 : 170, 92, random.between(1.2, 1.36), random.between(-22, 14), key, flip) +
    bird(flip ? 252 : 48, random.between(44, 64), 0.5, random.between(-30, 30), key, !flip)
  )
}
