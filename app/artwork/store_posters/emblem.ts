import { motifs, type MotifName } from '#artwork/motifs/catalog'
import { around, disc, dots, fill, group, polygon, stroke } from '#artwork/svg'
import { FOCUS, type PosterComposition } from '#artwork/store_posters/composition'

const { x, y } = FOCUS

const EMBLEMS: readonly MotifName[] = [
  'moth',
  'wolf',
  'eye',
  'hand',
  'skull',
  'serpent',
  'flower',
  'swallows',
  'cassette',
  'bolt',
]

/** One of the motifs, as large as the sheet allows, in front of something simple. */
export const emblem: PosterComposition = ({ random, accent, glow, hot, ink, paper }) => {
  const rings = stroke(
    glow,
    22,
    [360, 430, 500, 570, 640, 710, 780].map((radius) => disc(x, y, radius)).join('')
  )
  const burst = fill(
    glow,
    Array.from({ length: 20 }, (_, index) =>
      polygon([[x, y], around(x, y, 1300, index * 18), around(x, y, 1300, index * 18 + 9)])
    ).join('')
  )
  const field: [number, number][] = []
  for (let row = 0; row < 17; row++) {
    for (let column = 0; column < 29; column++) field.push([column * 58 + (row % 2) * 29, row * 56])
  }
  const behind = random.pick([rings, burst, dots(glow, 20, field)])
  const scale = 1.76
  const art = motifs[random.pick(EMBLEMS)]({
    random,
    key: ink,
    second: hot,
    third: paper,
    ground: accent,
    words: '',
  })
  return (
    behind +
    fill(accent, disc(x, y, 286)) +
    group(art, `translate(${x - 150 * scale} ${y - 150 * scale - 14}) scale(${scale})`)
  )
}
