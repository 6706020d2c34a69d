import { accentFor } from '#artwork/accent'
import { contrastRatio, distance, INK, mix, PAPER, STAGE_ORANGE } from '#artwork/color_math'
import { randomFrom, type Random } from '#artwork/random'
import { compositions } from '#artwork/store_posters/catalog'
import { sheets, type PosterShape } from '#artwork/store_posters/composition'
import { box, clipped, fill, svg } from '#artwork/svg'

/** How many compositions there are to ask for by `composition`. */
export const storePosterCompositions = compositions.length

/** Ways of setting the name over the drawing. */
export const posterLetterings = ['plain', 'strips', 'slanted', 'echo'] as const

export type PosterLettering = (typeof posterLetterings)[number]

export interface StorePoster {
  /** A whole number from 1 to 2147483647 */
  seed: number
  /** `#RRGGBB`; corrected by `accentFor` before it becomes the ground */
  accent: string
}

/** What a page needs to know of a poster in order to set words on it. */
export interface PosterLook {
  /** Printed on ink in the accent rather than the other way round */
  isNight: boolean
  /** The ink beside the accent: apart from it, and ink text on it passes 4.5:1 */
  second: string
  lettering: PosterLettering
}

const SECONDS = [
  STAGE_ORANGE,
  '#F2C14B',
  '#F4A3B4',
  '#7CC7B5',
  '#8FB2E8',
  '#C3AEEF',
  '#BBD45C',
  '#F3D9B1',
] as const

/** The look of a seed's poster: the same for ever, and drawn by lot before anything else of it. */
export function posterLook({ seed, accent }: StorePoster): PosterLook {
  // By turns rather than by lot, so that one store after the other differs.
  const turn = seed + Math.floor((seed - 1) / compositions.length)
  return {
    ...inksFrom(randomFrom(seed), accentFor(accent)),
    lettering: posterLetterings[turn % posterLetterings.length],
  }
}

function inksFrom(random: Random, accent: string): Pick<PosterLook, 'isNight' | 'second'> {
  const isNight = random.chance(0.3)
  const apart = SECONDS.filter(
    (ink) => distance(ink, accent) > 125 && contrastRatio(ink, INK) >= 4.5
  )
  return { isNight, second: random.pick(apart) }
}

/**
 * The picture at the head of a store, as a complete SVG document: `wide` of 1600 by 640 for
 * screens wider than high, `tall` of 800 by 1400 for phones, the same poster both times. The name
 * is for the page to set, in ink or, on a night poster, in the accent: what is printed under it
 * leaves it readable. `composition` is counted from 0; the seed's own without it.
 *
 * @throws RangeError for a seed out of range or an accent that is not `#RRGGBB`
 */
export function drawStorePoster({
  seed,
  accent,
  shape = 'wide',
  composition = seed - 1,
}: StorePoster & { shape?: PosterShape; composition?: number }): string {
  const light = accentFor(accent)
  const random = randomFrom(seed)
  const { isNight, second } = inksFrom(random, light)
  const [ground, key] = isNight ? [INK, light] : [light, INK]
  const glow = isNight ? mix(INK, light, 0.2) : mix(light, PAPER, 0.3)
  const { width, height } = sheets[shape]
  const picture = compositions[composition % compositions.length]({
    random,
    sheet: sheets[shape],
    ground,
    glow,
    foot: isNight ? glow : second,
    key,
    second,
    light: PAPER,
  })
  const sheet = box(0, 0, width, height)
  return svg(width, height, clipped(sheet, fill(ground, sheet) + picture))
}
