import { d, disc, fill, mirrored, polygon, stroke } from '#artwork/svg'
import { clearest } from '#artwork/color_math'
import { fitWords } from '#artwork/lettering'
import type { Motif } from '#artwork/motifs/motif'

const HEART =
  'M150 276C92 232 52 190 52 144C52 108 78 88 104 88C126 88 142 100 150 118C158 100 174 88 196 88C222 88 248 108 248 144C248 190 208 232 150 276z'
const BANNER =
  'M24 176C66 170 108 192 150 186C192 180 234 162 276 168L268 214C230 206 192 226 150 232C108 238 70 216 32 222z'

/** A tattooist's heart: flames above, thorns or a banner across. */
export const drawBurningHeart: Motif = ({ random, key, second, third, ground, words }) => {
  const lick = random.between(-10, 10)
  const spike = random.between(126, 144)
  const flames =
    fill(
      second,
      d`M150 112C112 104 92 78 104 46C112 58 120 60 124 56C116 34 ${132 + lick} 16 ${146 + lick} 2C${144 + lick} 22 158 30 164 42C170 38 172 32 172 24C186 40 190 54 186 66C194 64 198 58 200 52C208 82 188 108 150 112z`
    ) +
    fill(
      third,
      d`M150 112C128 106 118 88 126 70C132 78 136 78 138 74C136 60 ${146 + lick / 2} 50 ${152 + lick / 2} 40C152 54 160 60 164 70C168 68 168 64 168 60C180 84 172 106 150 112z`
    )
  const rays = Array.from({ length: 11 }, (_, index) => {
    const angle = ((-100 + index * 20) * Math.PI) / 180
    const at = (radius: number, shift: number): [number, number] => [
      150 + radius * Math.sin(angle + shift),
      158 - radius * Math.cos(angle + shift),
    ]
    return polygon([at(118, -0.035), at(index % 2 === 0 ? 148 : spike, 0), at(118, 0.035)])
  })
  const named = words !== '' && random.chance(0.75)
  const thorns = mirrored(
    stroke(ground, 6, 'M44 150C90 196 128 204 150 200') +
      fill(
        ground,
        'M70 174l-14 10 18-2zM98 190l-8 16 16-10zM126 199l-4 18 12-14zM84 182l12-14-4 16z'
      ),
    150
  )
  return (
    fill(third, rays.join('')) +
    flames +
    fill(key, HEART) +
    stroke(second, 4, 'M72 134C74 114 88 104 104 104', 'stroke-linecap="round"') +
    fill(second, 'M226 140C228 178 196 216 150 252L150 264C200 224 240 186 236 140z') +
    (named
      ? fill(key, 'M24 176L4 202L32 222L44 206zM276 168L298 190L268 214L256 200z') +
        stroke(ground, 8, BANNER) +
        fill(third, BANNER) +
        stroke(key, 3, BANNER) +
        `<g transform="rotate(-2 150 204)">${fitWords(words, { x: 54, y: 193, width: 192, height: 22 }, clearest(third, [key, ground]))}</g>`
      : thorns) +
    fill(ground, disc(92, 126, 5))
  )
}
