import { isHex } from '#artwork/color_math'
import { frontRow } from '#artwork/artist_photos/crowd'
import { drums, guitar, keys, turntable } from '#artwork/artist_photos/instruments'
import {
  againstTheLight,
  darkGlasses,
  flowerFace,
  singer,
  straightOn,
} from '#artwork/artist_photos/portraits'
import { lineUp, misprint, twoFaces } from '#artwork/artist_photos/together'
import { drumsOf, type PhotoSubject } from '#artwork/artist_photos/scene'
import { inkList, type Inks } from '#artwork/palette'
import { randomFrom } from '#artwork/random'
import { box, clipped, fill, svg } from '#artwork/svg'

const subjects: readonly PhotoSubject[] = [
  darkGlasses,
  twoFaces,
  guitar,
  lineUp,
  againstTheLight,
  drums,
  straightOn,
  singer,
  keys,
  flowerFace,
  turntable,
  misprint,
  frontRow,
]

/** How many different pictures there are to ask for by `subject`. */
export const artistPhotoSubjects = subjects.length

export interface ArtistPhoto {
  /** A whole number from 1 to 2147483647 */
  seed: number
  /** Two or three, `#RRGGBB`: the darkest draws, the lightest is the paper */
  inks: Inks
  /** Which picture, counted from 0 and starting over at the end; by lot from the seed without it */
  subject?: number
}

/**
 * A press photo of an artist who does not exist, as a complete SVG document of 400 by 400. The
 * same request always gives the same document.
 *
 * @throws RangeError for a seed out of range or an ink that is not `#RRGGBB`
 */
export function drawArtistPhoto({ seed, inks, subject }: ArtistPhoto): string {
  const given = inkList(inks)
  if (!given.every(isHex)) {
    throw new RangeError('Inks are written as # and six hexadecimal digits')
  }
  const random = randomFrom(seed)
  const drawn = random.integer(0, subjects.length - 1)
  const picture = subjects[(subject ?? drawn) % subjects.length]
  const drumsAndPaper = drumsOf(given)
  const frame = box(0, 0, 400, 400)
  return svg(
    400,
    400,
    clipped(frame, fill(drumsAndPaper.pale, frame) + picture({ random, ...drumsAndPaper }))
  )
}
