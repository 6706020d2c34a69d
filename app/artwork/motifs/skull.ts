import { around, box, disc, fill, mirrored, polygon, round, stroke } from '#artwork/svg'
import type { Motif } from '#artwork/motifs/motif'

const HEAD =
  'M150 30C88 30 46 70 46 128C46 156 56 172 66 184C72 194 74 206 84 212C92 216 100 216 104 222L108 252C112 266 130 272 150 272C170 272 188 266 192 252L196 222C200 216 208 216 216 212C226 206 228 194 234 184C244 172 254 156 254 128C254 70 212 30 150 30z'

/** A skull that has seen every support act. */
export const drawSkull: Motif = ({ random, key, second, third, ground }) => {
  const tilt = random.between(-7, 7)
  const petal = (x: number, y: number) =>
    [0, 60, 120, 180, 240, 300].map((angle) => disc(...around(x, y, 13, angle), 8.5)).join('')
  const sockets = random.pick([
    fill(ground, disc(192, 146, 31)) +
      fill(second, petal(192, 148)) +
      fill(third, disc(192, 148, 9)),
    fill(
      ground,
      'M160 138C166 118 206 108 226 130C232 156 214 178 190 178C170 176 158 160 160 138z'
    ),
    fill(ground, disc(192, 146, 30)) +
      stroke(second, 4, disc(192, 146, 22) + disc(192, 146, 14)) +
      fill(third, disc(192, 146, 8)),
  ])
  const brow = random.pick([
    fill(second, 'M150 46L158 66L178 68L162 82L168 102L150 90L132 102L138 82L122 68L142 66z'),
    fill(second, 'M160 44L128 84H148L138 110L172 74H152z'),
    fill(second, disc(150, 76, 17)) + fill(key, disc(158, 71, 14)),
  ])
  const beams = Array.from({ length: 28 }, (_, index) =>
    polygon([
      around(150, 146, 60, (index * 360) / 28 - 2.6),
      around(150, 146, 152, (index * 360) / 28 - 2.6),
      around(150, 146, 152, (index * 360) / 28 + 2.6),
      around(150, 146, 60, (index * 360) / 28 + 2.6),
    ])
  ).join('')
  const behind = random.pick([
    fill(third, beams),
    fill(third, disc(150, 146, 140)),
    stroke(third, 8, 'M20 284L280 120M280 284L20 120', 'stroke-linecap="round"') +
      fill(third, disc(20, 284, 13) + disc(280, 284, 13) + disc(34, 296, 12) + disc(266, 296, 12)),
  ])
  const half =
    sockets +
    fill(ground, 'M214 186C222 184 230 178 236 166C236 184 230 196 220 204z') +
    stroke(ground, 3, 'M232 92C224 74 210 60 194 52', 'stroke-linecap="round"')
  const teeth = [0, 1, 2, 3, 4].map((index) => box(116 + index * 14, 232, 11, 24, 4)).join('')
  return (
    behind +
    `<g transform="rotate(${round(tilt)} 150 150)">` +
    stroke(ground, 7, HEAD) +
    fill(key, HEAD) +
    mirrored(half, 150) +
    fill(
      ground,
      'M150 178C142 186 134 198 134 208C138 214 146 210 150 204C154 210 162 214 166 208C166 198 158 186 150 178z'
    ) +
    fill(ground, 'M108 226H192L190 262H110z') +
    fill(key, teeth) +
    brow +
    stroke(ground, 2.6, 'M84 78l14 12-6 12 14 10', 'stroke-linejoin="round"') +
    '</g>'
  )
}
