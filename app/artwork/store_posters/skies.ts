import { around, clipped, d, disc, dots, fill, polygon, round, stroke, box } from '#artwork/svg'
import {
  placed,
  type PosterCanvas,
  type PosterComposition,
} from '#artwork/store_posters/composition'

/** Long waves across the sheet, thin at the top and heavy at the foot. */
export function swell({ sheet, foot, random }: PosterCanvas, from: number): string {
  const length = random.pick([360, 440, 520])
  const phase = random.between(0, length)
  const rows = Math.ceil((sheet.height - from) / 48) + 1
  const turns = Math.ceil((sheet.width + 2 * length) / length)
  return Array.from({ length: rows }, (_, row) => {
    const width = Math.min(16, 5 + row * 1.8)
    const start = d`M${-length - phase * 0.4 - row * 18} ${from + row * 48}q${length / 4} -50 ${length / 2} 0`
    return stroke(foot, width, start + d`t${length / 2} 0`.repeat(turns * 2))
  }).join('')
}

/** A great crescent over a swell. */
export const moonAndTide: PosterComposition = (canvas) => {
  const { random, sheet, key, light, glow } = canvas
  const stars = Array.from({ length: 14 }, () =>
    around(0, 0, random.between(278, 320), random.between(-120, 100))
  )
  const turn = random.integer(-40, 20)
  return (
    swell(canvas, sheet.y + sheet.reach * 0.62) +
    placed(
      sheet,
      fill(glow, disc(0, 0, 250)) +
        dots(light, 11, stars) +
        fill(
          key,
          'M150-180A235 235 0 1 0 150 180A188 188 0 1 1 150-180z',
          `transform="rotate(${turn})"`
        )
    )
  )
}

/** A sun cut into slats, and its beams over the whole sheet. */
export const sunrise: PosterComposition = ({ random, sheet, second, glow, key, light }) => {
  const count = random.pick([18, 22, 26])
  const step = 360 / count
  const ring = (inner: number, outer: number, half: number) =>
    Array.from({ length: count }, (_, index) =>
      polygon([
        around(0, 0, inner, (index - half) * step),
        around(0, 0, outer, index * step),
        around(0, 0, inner, (index + half) * step),
      ])
    ).join('')
  const beams = Array.from({ length: count }, (_, index) =>
    polygon([
      [0, 0],
      around(0, 0, 1700, (index - 0.25) * step),
      around(0, 0, 1700, (index + 0.25) * step),
    ])
  ).join('')
  const slats = [0, 1, 2, 3, 4, 5].map((row) => box(-230, 16 + row * 36, 460, 5 + row * 4)).join('')
  return placed(
    sheet,
    fill(glow, beams) +
      fill(key, ring(212, 296, 0.3) + disc(0, 0, 222)) +
      fill(second, disc(0, 0, 204)) +
      fill(light, disc(0, -40, 96)) +
      clipped(disc(0, 0, 206), fill(key, slats))
  )
}

/** Birds leaving in a long line for the light. */
export const flock: PosterComposition = (canvas) => {
  const { random, sheet, second, glow, key, light } = canvas
  const bird =
    'M0 0C-20-26-60-40-104-30C-70-20-48-4-30 16C-50 26-66 40-74 60C-52 46-28 40-8 40C0 60 16 70 36 70C30 58 28 46 30 36C52 22 84 14 120 20C92-8 52-16 24-2C16-8 8-6 0 0z'
  const birds = Array.from({ length: 8 }, (_, index) => {
    const along = index / 7
    const x = -196 + along * 420 + random.between(-18, 18)
    const y = 184 - along * 330 + random.between(-30, 30)
    const turn = random.integer(-30, 4)
    return fill(
      key,
      bird,
      `transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${round(0.9 - along * 0.5)})"`
    )
  }).join('')
  return (
    swell(canvas, sheet.y + sheet.reach * 0.9) +
    placed(
      sheet,
      stroke(glow, 14, disc(0, 0, 290) + disc(0, 0, 340) + disc(0, 0, 390)) +
        fill(second, disc(0, 0, 256)) +
        fill(light, disc(40, -40, 128)) +
        birds
    )
  )
}

const CLOUD =
  'M-150 60C-206 60-214-8-160-16C-160-70-88-88-60-46C-36-96 50-92 58-34C104-46 138-12 124 22C160 30 152 60 130 60z'

/** Sun, cloud and a shower: the outlook for tonight. */
export const outlook: PosterComposition = ({ random, sheet, second, glow, key, light }) => {
  const rain = Array.from({ length: 9 }, (_, index) => {
    const x = -150 + index * 40
    return d`M${x} ${156 + random.between(0, 30)}l-26 ${random.between(60, 100)}`
  }).join('')
  const clouds = [
    [-420, 30, 0.7],
    [-900, -120, 0.9],
    [-760, 210, 0.6],
  ].map(([x, y, scale]) => fill(glow, CLOUD, `transform="translate(${x} ${y}) scale(${scale})"`))
  return placed(
    sheet,
    clouds.join('') +
      stroke(glow, 16, disc(60, -70, 232)) +
      fill(second, disc(60, -70, 200)) +
      fill(light, CLOUD, 'transform="translate(-60 76) scale(1.34)"') +
      fill(key, CLOUD, 'transform="translate(112 118) scale(.84)"') +
      stroke(key, 14, rain, 'stroke-linecap="round"')
  )
}
