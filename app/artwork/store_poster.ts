import { accentFor } from '#artwork/accent'
import { distance, INK, luminance, mix, PAPER, STAGE_ORANGE } from '#artwork/color_math'
import { randomFrom } from '#artwork/random'
import type { PosterComposition } from '#artwork/store_posters/composition'
import { emblem } from '#artwork/store_posters/emblem'
import { dancefloor, halftoneWall } from '#artwork/store_posters/floors'
import { record, soundSystem } from '#artwork/store_posters/machines'
import { estate, lamps } from '#artwork/store_posters/nights'
import { flock, moonAndTide, ridges, sunrise } from '#artwork/store_posters/skies'
import { box, clipped, fill, svg } from '#artwork/svg'

const compositions: readonly PosterComposition[] = [
  moonAndTide,
  soundSystem,
  sunrise,
  emblem,
  estate,
  record,
  emblem,
  ridges,
  lamps,
  flock,
  dancefloor,
  halftoneWall,
]

/** How many compositions there are to ask for by `composition`. */
export const storePosterCompositions = compositions.length

export interface StorePoster {
  /** A whole number from 1 to 2147483647 */
  seed: number
  /** `#RRGGBB`; corrected by `accentFor` before it becomes the ground */
  accent: string
  /** Which composition, counted from 0 and starting over at the end; by lot without it */
  composition?: number
}

/** Orange does not show on orange: there, paper with a breath of it takes its place. */
function hotOn(accent: string): string {
  if (distance(accent, STAGE_ORANGE) > 105) return STAGE_ORANGE
  return luminance(accent) > 0.34
    ? accentFor(mix(STAGE_ORANGE, INK, 0.12))
    : mix(STAGE_ORANGE, PAPER, 0.72)
}

/**
 * The wide picture at the head of a store, as a complete SVG document of 1600 by 900, made for
 * `preserveAspectRatio="xMidYMid slice"` on phones and desktops alike. The lower left is kept for
 * text in ink: whatever is printed there leaves it at 4.5:1 or better.
 *
 * @throws RangeError for a seed out of range or an accent that is not `#RRGGBB`
 */
export function drawStorePoster({ seed, accent, composition }: StorePoster): string {
  const ground = accentFor(accent)
  const random = randomFrom(seed)
  const drawn = random.integer(0, compositions.length - 1)
  const compose = compositions[(composition ?? drawn) % compositions.length]
  const sheet = box(0, 0, 1600, 900)
  const picture = compose({
    random,
    accent: ground,
    glow: mix(ground, PAPER, 0.3),
    hot: hotOn(ground),
    ink: INK,
    paper: PAPER,
  })
  return svg(1600, 900, clipped(sheet, fill(ground, sheet) + picture))
}
