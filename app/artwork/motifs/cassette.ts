import { around, box, d, disc, fill, stroke } from '#artwork/svg'
import { clearest } from '#artwork/color_math'
import { fitWords } from '#artwork/lettering'
import type { Motif } from '#artwork/motifs/motif'

function reel(x: number, y: number, turn: number, tooth: string, hole: string): string {
  const teeth = Array.from({ length: 6 }, (_, index) => {
    const [ax, ay] = around(x, y, 15, turn + index * 60)
    const [bx, by] = around(x, y, 9, turn + index * 60)
    return d`M${ax} ${ay}L${bx} ${by}`
  }).join('')
  return fill(tooth, disc(x, y, 20)) + fill(hole, disc(x, y, 15)) + stroke(tooth, 4.5, teeth)
}

/** A mix tape with its tape running away. */
export const drawCassette: Motif = ({ random, key, second, third, ground, words }) => {
  const left = random.between(26, 44)
  const right = 66 - left
  const bands = random.pick([
    fill(second, box(34, 112, 232, 22)) + fill(key, box(34, 140, 232, 5)),
    fill(second, box(34, 108, 232, 8) + box(34, 120, 232, 8) + box(34, 132, 232, 8)),
    fill(second, 'M34 188V150L110 106H150L34 174zM150 188L266 120V106H226L86 188z'),
  ])
  const loop = random.integer(-24, 24)
  const tape = d`M112 238C96 262 ${60 + loop} 252 ${52 + loop} 274C${46 + loop} 296 ${100 + loop} 300 112 282C124 262 156 258 160 276C164 296 206 296 212 276C218 258 ${240 + loop / 2} 262 ${262 + loop / 2} 284`

  return (
    stroke(second, 6, tape, 'stroke-linecap="round"') +
    fill(key, box(14, 48, 272, 184, 14)) +
    fill(third, box(34, 64, 232, 128, 6)) +
    bands +
    fitWords(
      words || 'Side A',
      { x: 70, y: 71, width: 186, height: 25 },
      clearest(third, [key, ground]),
      { left: true }
    ) +
    fill(key, box(42, 70, 20, 27, 3)) +
    fitWords(
      random.pick(['A', 'B']),
      { x: 45, y: 76, width: 14, height: 15 },
      clearest(key, [third, ground])
    ) +
    fill(key, box(78, 122, 144, 56, 28)) +
    fill(second, box(126, 132, 48, 36)) +
    fill(
      ground,
      d`M126 132h${left / 2}q-8 18 0 36h${-left / 2}zM174 132h${-right / 2}q8 18 0 36h${right / 2}z`
    ) +
    reel(106, 150, random.integer(0, 59), ground, key) +
    reel(194, 150, random.integer(0, 59), ground, key) +
    fill(ground, 'M74 204H226L236 232H231L222 209H78L69 232H64z') +
    fill(ground, disc(100, 222, 4) + disc(200, 222, 4) + disc(128, 220, 5) + disc(172, 220, 5)) +
    fill(third, disc(26, 60, 4) + disc(274, 60, 4) + disc(26, 220, 4) + disc(274, 220, 4))
  )
}
