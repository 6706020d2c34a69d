import { armsOf, drawFan, type Fan, type Gesture, type Hair } from './fan.ts'
import { halftone } from './halftone.ts'
import { lots, round } from './shapes.ts'
import { type Lettering, seams, tourPrint } from './tour_shirt.ts'

export const ink = '#15120F'
export const paper = '#F6F1E7'

export type Place = {
  width: number
  height: number
  /** What it is printed on: knocked out around every figure. */
  ground: string
  /** A second ink for those at the back; the same as the rest where left out. */
  far?: string
  /** The light that everybody looks into: where left out, the sheet stays bare. */
  sun?: { radius: number; color: string }
  pitch: number
  /** The neck of the one in the tour shirt, and how large they are. */
  hero: { x: number; y: number; scale: number }
  /** How much of the light's shadow a place gets: keeps it from under the words. */
  shade: (x: number, y: number) => number
  /** How high the heads of a row stand at a place, and how large they are. */
  rows: {
    from: number
    to: number
    gap: number
    scale: number
    top: (x: number) => number
    /** The range that is kept free of people. */ clear?: [from: number, to: number]
  }[]
}

const hairs: Hair[] = ['short', 'bun', 'long', 'curls', 'bucket', 'short', 'long']
const gestures: [Gesture, Gesture][] = [
  ['down', 'fist'],
  ['palm', 'palm'],
  ['down', 'down'],
  ['horns', 'down'],
  ['phone', 'down'],
  ['down', 'down'],
  ['fist', 'palm'],
  ['down', 'horns'],
]

/** A phone held up to the stage, its screen the only white thing in the house. */
function phones(fan: Fan): string {
  const arms = armsOf(fan)
  return (['left', 'right'] as const)
    .filter((side) => fan[side] === 'phone')
    .map((side) => {
      const [x, y] = arms[side].hand
      return `<g transform="translate(${round(x)} ${round(y - 42)}) rotate(-4)"><rect x="-34" y="-56" width="68" height="112" rx="9" fill="${ink}"/><rect x="-27" y="-49" width="54" height="98" rx="4" fill="${paper}"/></g>`
    })
    .join('')
}

/** The knocked-out edge parts each figure from those behind it, as a printer traps colours. */
export function placed(
  fan: Fan,
  { x, y, scale }: { x: number; y: number; scale: number },
  ground: string,
  on = ''
): string {
  const path = drawFan(fan)
  const edge = round(8 / scale)
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(3)})"><path d="${path}" stroke="${ground}" stroke-width="${edge}" stroke-linejoin="round" paint-order="stroke"/>${phones(fan)}${on}</g>`
}

/** One row of people, gestures and heads by lot. */
export function row(
  { from, to, gap, scale, top, clear }: Place['rows'][number],
  ground: string,
  seed: number
): string {
  const lot = lots(seed)
  const reach = 190 * scale
  const isBeside = (x: number) => clear !== undefined && x > clear[0] && x < clear[1]
  let people = ''
  for (let x = from; x <= to; x += gap * (0.85 + lot() * 0.3)) {
    if (isBeside(x)) continue
    const [left, right] = gestures[Math.floor(lot() * gestures.length)]
    const hair = hairs[Math.floor(lot() * hairs.length)]
    people += placed(
      {
        left: isBeside(x - reach) ? 'down' : left,
        right: isBeside(x + reach) ? 'down' : right,
        hair,
        lean: lot() - 0.5,
      },
      { x, y: top(x) + lot() * 40 * scale, scale: scale * (0.92 + lot() * 0.16) },
      ground
    )
  }
  return people
}

/** Rays from behind the one in the shirt: dark between them, and darker the further out. */
function rays({ hero, shade }: Place) {
  return (x: number, y: number) => {
    const dx = x - hero.x
    const dy = y - (hero.y - 60 * hero.scale)
    const distance = Math.hypot(dx, dy) / (560 * hero.scale)
    const wave = 0.5 + 0.5 * Math.cos(Math.atan2(dy, dx) * 14)
    const between = Math.min(1, Math.max(0, (wave - 0.3) * 2.4))
    const out = Math.min(1, Math.max(0, (distance - 0.34) * 1.15))
    return shade(x, y) * (between * (0.2 + out * 1.05) + out * 0.2)
  }
}

/** The crowd under the lights, in two inks and the paper. */
export function drawCrowd(place: Place, lettering: Lettering): string {
  const { width, height, pitch, ground, far = ink, sun, hero, rows } = place
  const [back, front] = rows
  const wearer: Fan = { left: 'fist', right: 'horns', hair: 'curls', lean: 0.1 }
  const star = placed(
    wearer,
    hero,
    ground,
    `<g stroke="${ground}" stroke-width="5">${seams(wearer)}</g><g fill="${ground}">${tourPrint(lettering)}</g>`
  )
  const light = sun
    ? `<circle cx="${hero.x}" cy="${round(hero.y - 60 * hero.scale)}" r="${sun.radius}" fill="${sun.color}"/>`
    : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="${ink}">` +
    light +
    `<g stroke="${ink}" stroke-linecap="round">${halftone({ width, height, pitch, tone: rays(place) })}</g>` +
    `<g fill="${far}">${row(back, ground, 11)}</g>${star}${row(front, ground, 42)}</svg>`
  )
}
