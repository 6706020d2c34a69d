import { around, d, disc, fill, mirrored, stroke } from '#artwork/svg'
import type { Motif } from '#artwork/motifs/motif'

const FORE =
  'M154 110C176 72 226 38 290 40C296 62 284 96 266 124C254 144 234 160 206 166C186 170 164 160 154 146z'
const HIND =
  'M154 146C180 160 214 160 236 168C252 184 250 214 232 238C218 254 200 254 186 238C168 216 156 186 154 158z'

/** A night moth pinned open: eye spots, veins and feathered antennae. */
export const drawMoth: Motif = ({ random, key, second, third, ground }) => {
  const veins = Array.from({ length: random.integer(5, 7) }, (_, index, all = 6) => {
    const [x, y] = around(156, 132, 132 - index * 8, 52 + index * (46 / all))
    return d`M158 132L${x} ${y}`
  }).join('')
  const spot = (x: number, y: number, radius: number) =>
    fill(second, disc(x, y, radius)) +
    fill(ground, disc(x, y, radius * 0.72)) +
    fill(key, disc(x, y, radius * 0.52)) +
    fill(third, disc(x + radius * 0.12, y - radius * 0.14, radius * 0.2))
  const scallops = Array.from({ length: 6 }, (_, index) =>
    disc(278 - index * 5, 58 + index * 17, 5)
  ).join('')
  const feather = Array.from({ length: 8 }, (_, index) => {
    const y = 88 - index * 7
    const x = 156 + index * 3.6 + index * index * 0.35
    return d`M${x} ${y}l${9 - index * 0.5} ${-2}m${index * 0.5 - 9} 2l${-2} ${-8}`
  }).join('')

  const fore = random.between(13, 19)
  const hind = random.between(10, 15)
  const wing =
    fill(key, HIND) +
    fill(
      second,
      'M160 160C182 172 210 172 228 178C238 192 236 210 224 228C214 238 202 236 192 224C176 206 164 184 160 164z'
    ) +
    stroke(key, 3, 'M160 160L216 230M160 160L230 208M160 160L194 226') +
    fill(key, FORE) +
    fill(
      third,
      'M164 114C186 84 228 58 274 56C276 74 266 98 252 118C240 136 224 146 202 150C184 152 168 146 160 138z'
    ) +
    stroke(key, 2.6, veins) +
    fill(key, scallops) +
    spot(222, 100, fore) +
    spot(210, 206, hind) +
    stroke(key, 3, 'M153 92C160 70 176 44 196 32M153 92', 'stroke-linecap="round"') +
    stroke(key, 2, feather)
  const bands = [0, 1, 2, 3, 4, 5]
    .map((row) => d`M${139 + row * 1.2} ${152 + row * 15}h${22 - row * 2.4}`)
    .join('')

  return (
    mirrored(wing, 150) +
    fill(
      key,
      'M150 86C162 86 166 100 165 116C170 140 166 180 160 214C157 232 154 246 150 254C146 246 143 232 140 214C134 180 130 140 135 116C134 100 138 86 150 86z'
    ) +
    stroke(second, 6, bands) +
    fill(ground, disc(144, 98, 3.4) + disc(156, 98, 3.4)) +
    fill(second, random.chance(0.5) ? 'M150 262l6 10-6 20-6-20z' : disc(150, 276, 9)) +
    (random.chance(0.5) ? fill(third, disc(150, 22, 12)) : '')
  )
}
