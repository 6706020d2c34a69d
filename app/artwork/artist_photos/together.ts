import { fill, group, stroke } from '#artwork/svg'
import { LARGEST_SEED, randomFrom } from '#artwork/random'
import { halftone, overprint, type PhotoSubject } from '#artwork/artist_photos/scene'
import { PROFILE } from '#artwork/artist_photos/profiles'
import { drawSitter, placed } from '#artwork/artist_photos/sitter'

/** Two heads in profile, one drum each, meeting where they cross. */
export const twoFaces: PhotoSubject = ({ random, dark, bright }) => {
  const gap = random.integer(66, 92)
  const [near, far] = random.chance(0.5) ? [bright, dark] : [dark, bright]
  return (
    halftone(bright, 24, (_, y) => (y - 210) / 240) +
    overprint(group(fill(near, PROFILE), `translate(${200 - gap} 190) scale(1.25)`)) +
    overprint(group(fill(far, PROFILE), `translate(${200 + gap} 190) scale(-1.25 1.25)`))
  )
}

/** Three prints of one face, none in register. */
export const misprint: PhotoSubject = ({ random, dark, bright, pale }) => {
  const flat = (color: string) => ({ dark: color, bright: color, pale })
  // One seed for all three, so that they are the same person.
  const face = random.integer(1, LARGEST_SEED)
  const print = (tones: Parameters<typeof drawSitter>[1]) =>
    drawSitter(randomFrom(face), tones, { glasses: true })
  return (
    overprint(placed(print(flat(bright)), 124, 190, 1.05)) +
    overprint(placed(print(flat(bright)), 276, 190, 1.05)) +
    overprint(placed(print({ dark, bright: pale, pale }), 200, 196, 1.12))
  )
}

/** The whole band against a wall. */
export const lineUp: PhotoSubject = ({ random, ...tones }) => {
  const { dark, bright } = tones
  const places = random.pick([
    [
      [76, 196, 0.72],
      [324, 204, 0.72],
      [154, 226, 0.82],
      [254, 232, 0.82],
    ],
    [
      [92, 210, 0.84],
      [308, 206, 0.84],
      [200, 226, 0.96],
    ],
    [
      [200, 158, 0.62],
      [80, 190, 0.7],
      [320, 190, 0.7],
      [142, 248, 0.86],
      [262, 252, 0.86],
    ],
  ])
  const bricks = Array.from(
    { length: 10 },
    (_, row) =>
      `M0 ${row * 40}H400${Array.from({ length: 6 }, (__, column) => `M${column * 80 + (row % 2) * 40} ${row * 40}v40`).join('')}`
  ).join('')
  const wall = random.pick([
    stroke(bright, 2.4, bricks),
    fill(bright, 'M0 0H400V250H0z'),
    halftone(bright, 28, (_, y) => 0.95 - y / 330),
  ])
  return (
    wall +
    places
      .map(([x, y, scale]) =>
        placed(drawSitter(random, tones, { glasses: random.chance(0.45) }), x, y, scale)
      )
      .join('') +
    fill(dark, 'M0 388H400V400H0z')
  )
}
