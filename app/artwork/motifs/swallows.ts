import { disc, dots, fill, group, round, stroke } from '#artwork/svg'
import type { Motif } from '#artwork/motifs/motif'

// One bird, diving to the right, about 120 across around 0, 0.
const BODY =
  'M52 26C44 18 34 14 24 10C30-10 26-36 4-62C0-36-6-22-16-10C-34-12-58-6-84 14C-58 10-38 14-22 22C-32 34-42 46-58 64C-40 58-28 50-18 42C-20 54-24 64-32 78C-14 66-2 50 6 36C20 40 34 40 44 34C48 34 52 32 58 32z'
const BREAST = 'M46 28C36 34 22 36 8 32C16 26 26 20 34 18C40 20 44 24 46 28z'
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
  const wires = [0, 1, 2, 3, 4].map((row) => `M0 ${198 + row * 20}Q150 ${round(198 + row * 20 + sag)} 300 ${198 + row * 20}`)
  const perched = Array.from({ length: random.integer(4, 6) }, (_, index) => {
    const x = 30 + index * 48 + random.between(-8, 8)
    const row = random.integer(0, 3)
    const y = 198 + row * 20 + sag * 2 * (x / 300) * (1 - x / 300)
    return group(
      'M-9-16C-9-26 6-28 10-18L16-16L10-13C10-4 4 1-2 1L-14 16L-10-2C-10-6-10-12-9-16z',
      ''
    ) && fill(index % 2 === 0 ? key : second, 'M-9-16C-9-26 6-28 10-18L16-16L10-13C10-4 4 1-2 1L-14 16L-10-2C-10-6-10-12-9-16z', `transform="translate(${round(x)} ${round(y)}) scale(${random.chance(0.5) ? -1 : 1} 1)"`)
  }).join('')
  const flip = random.chance(0.5)
  const sun = random.between(56, 74)

  return (
    fill(second, disc(flip ? 186 : 114, 92, sun)) +
    dots(third, 4, [[24, 30], [270, 26], [286, 120], [16, 140], [60, 12]]) +
    stroke(key, 2.2, wires.join('')) +
    perched +
    bird(flip ? 130 : 170, 92, random.between(1.2, 1.36), random.between(-22, 14), key, flip) +
    bird(flip ? 252 : 48, random.between(44, 64), 0.5, random.between(-30, 30), key, !flip)
  )
}
