import { around, box, clipped, d, disc, dots, fill, group, polygon, stroke } from '#artwork/svg'
import { FOCUS, type PosterComposition } from '#artwork/store_posters/composition'

const { x, y } = FOCUS

/** Long waves across the sheet, thin at the top and heavy at the foot. */
function swell(color: string, from: number, rows: number, length: number, phase: number): string {
  return Array.from({ length: rows }, (_, row) => {
    const top = from + row * 46
    let data = d`M${-length - phase - row * 18} ${top}`
    for (let at = -length; at < 1700 + length; at += length) {
      data += d`q${length / 4} ${-46 - row * 3} ${length / 2} 0t${length / 2} 0`
    }
    return stroke(color, 5 + row * 1.8, data)
  }).join('')
}

/** A great crescent over a swell. */
export const moonAndTide: PosterComposition = ({ random, hot, paper, ink, glow }) => {
  const crescent = 'M150-180A235 235 0 1 0 150 180A188 188 0 1 1 150-180z'
  const stars = Array.from(
    { length: 26 },
    () => [random.between(620, 1580), random.between(24, 420)] as const
  ).filter(([sx, sy]) => Math.hypot(sx - x, sy - y) > 262)
  const reflection = [0, 1, 2, 3, 4].map((row) => {
    const width = 190 - row * 26
    return d`M${x - width / 2 + row * 14} ${604 + row * 34}h${width}`
  })
  return (
    dots(paper, 9, stars.slice(0, 9)) +
    dots(ink, 6, stars.slice(9)) +
    fill(glow, disc(x, y, 262)) +
    swell(hot, 640, 7, random.pick([420, 520]), random.between(0, 300)) +
    stroke(paper, 11, reflection.join(''), 'stroke-linecap="round"') +
    group(fill(ink, crescent), `translate(${x} ${y}) rotate(${random.integer(-50, 30)})`)
  )
}

/** A sun whose beams cross the whole sheet. */
export const sunrise: PosterComposition = ({ random, hot, glow, ink, paper }) => {
  const count = random.pick([18, 22, 26])
  const step = 360 / count
  const turn = random.between(0, step)
  const beams = Array.from({ length: count }, (_, index) =>
    polygon([
      [x, y],
      around(x, y, 1300, turn + index * step),
      around(x, y, 1300, turn + (index + 0.5) * step),
    ])
  ).join('')
  const teeth = Array.from({ length: count }, (_, index) =>
    polygon([
      around(x, y, 196, turn + (index - 0.28) * step),
      around(x, y, 262, turn + index * step),
      around(x, y, 196, turn + (index + 0.28) * step),
    ])
  ).join('')
  const slats = [0, 1, 2, 3, 4, 5]
    .map((row) => box(x - 220, y + 20 + row * 30, 440, 4 + row * 3.4))
    .join('')
  return (
    fill(glow, beams) +
    fill(ink, teeth) +
    fill(ink, disc(x, y, 204)) +
    fill(hot, disc(x, y, 188)) +
    clipped(disc(x, y, 190), fill(ink, slats)) +
    (random.chance(0.5) ? fill(paper, disc(x - 62, y - 38, 18) + disc(x + 62, y - 38, 18)) : '')
  )
}

/** Ridge behind ridge, paler with distance, the nearest falling away from the words. */
export const ridges: PosterComposition = ({ random, hot, glow, ink, paper }) => {
  const ridge = (base: number, rough: number, lift: number) => {
    const points: [number, number][] = []
    for (let at = -20; at <= 1640; at += 80) {
      const rise = lift * Math.exp(-(((at - 1120) / 420) ** 2))
      points.push([at, base - rise + random.between(-rough, rough)])
    }
    return polygon([[-20, 920], ...points, [1640, 920]])
  }
  const near: [number, number][] = [
    [1200, 920],
    [1236, 850],
    [1282, 838],
    [1330, 752],
    [1392, 770],
    [1450, 668],
    [1516, 700],
    [1580, 620],
    [1640, 640],
    [1640, 920],
  ]
  const pines = Array.from({ length: 15 }, (_, index) => {
    const at = 1222 + index * 28
    const foot = 872 - (at - 1222) * 0.5 + random.between(-10, 16)
    const tall = random.between(60, 130)
    return d`M${at} ${foot - tall}l${tall * 0.2} ${tall}h${-tall * 0.4}z`
  }).join('')
  return (
    fill(paper, disc(x, 300, 214)) +
    stroke(paper, 5, disc(x, 300, 236) + disc(x, 300, 258)) +
    fill(glow, ridge(560, 26, 230)) +
    fill(hot, ridge(690, 22, 150)) +
    fill(ink, polygon(near) + pines)
  )
}

/** Birds leaving in a long line for the light. */
export const flock: PosterComposition = ({ random, hot, glow, ink, paper }) => {
  const bird =
    'M0 0C-20-26-60-40-104-30C-70-20-48-4-30 16C-50 26-66 40-74 60C-52 46-28 40-8 40C0 60 16 70 36 70C30 58 28 46 30 36C52 22 84 14 120 20C92-8 52-16 24-2C16-8 8-6 0 0z'
  const places = Array.from({ length: 9 }, (_, index) => {
    const along = index / 8
    return {
      at: [
        800 + along * 720 + random.between(-26, 26),
        490 - along * 380 + random.between(-40, 40),
      ] as const,
      size: 0.78 - along * 0.5,
      turn: random.integer(-34, 4),
    }
  })
  return (
    fill(hot, disc(x + 40, y, 280)) +
    stroke(glow, 14, [330, 390, 450, 510].map((radius) => disc(x + 40, y, radius)).join('')) +
    fill(paper, disc(x + 40, y, 150)) +
    places
      .map(({ at, size, turn }) =>
        fill(ink, bird, d`transform="translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${size})"`)
      )
      .join('')
  )
}
