import { around, box, d, disc, fill, group, polygon, round, stroke } from '#artwork/svg'
import type { Motif } from '#artwork/motifs/motif'

interface Finger {
  x: number
  y: number
  length: number
  lean: number
}

const FINGERS: readonly Finger[] = [
  { x: 116, y: 160, length: 84, lean: -9 },
  { x: 141, y: 152, length: 96, lean: -2 },
  { x: 166, y: 155, length: 86, lean: 5 },
  { x: 189, y: 166, length: 64, lean: 14 },
]
const PALM =
  'M103 164C100 190 104 214 112 236L116 262H184L190 236C200 214 204 190 202 166C196 148 110 144 103 164z'

/** Which fingers are up: the index first, then whether the thumb stands away. */
const SIGNS = [
  { up: [true, true, true, true], thumb: true },
  { up: [true, false, false, true], thumb: false },
  { up: [true, true, false, false], thumb: false },
  { up: [true, false, false, false], thumb: false },
  { up: [true, false, false, true], thumb: true },
] as const

/** A hand in the crowd: open with an eye in its palm, horns, peace, one more song. */
export const drawHand: Motif = ({ random, key, second, third, ground }) => {
  const sign = random.pick(SIGNS)
  const open = sign.up.every(Boolean)
  const limb = (data: string, width: number) =>
    stroke(ground, width + 6, data, 'stroke-linecap="round"') +
    stroke(key, width, data, 'stroke-linecap="round"')

  const raised = FINGERS.map((usual, index) => {
    if (!sign.up[index]) return ''
    // No two people hold theirs alike.
    const finger = {
      ...usual,
      length: usual.length * random.between(0.93, 1.1),
      lean: usual.lean + random.between(-4, 4),
    }
    const [tipX, tipY] = around(finger.x, finger.y, finger.length, finger.lean)
    const [nailX, nailY] = around(finger.x, finger.y, finger.length + 1, finger.lean)
    return (
      limb(d`M${finger.x} ${finger.y + 14}L${tipX} ${tipY}`, index === 3 ? 19 : 22) +
      fill(
        second,
        box(-5, -7, 10, 13, 5),
        d`transform="translate(${nailX} ${nailY}) rotate(${finger.lean})"`
      )
    )
  }).join('')
  const folded = FINGERS.map((finger, index) =>
    sign.up[index] ? '' : limb(d`M${finger.x} ${finger.y + 4}L${finger.x - 3} ${finger.y + 36}`, 21)
  ).join('')
  const thumb = sign.thumb
    ? limb('M122 224C104 214 88 196 74 172', 22)
    : limb('M112 222C126 214 144 208 164 206', 21)
  const palm = open
    ? fill(ground, 'M116 200Q152 164 190 200Q152 236 116 200z') +
      fill(second, disc(153, 200, 15)) +
      fill(key, disc(153, 200, 7))
    : stroke(ground, 2.6, 'M120 240Q150 246 184 230', 'stroke-linecap="round"')

  const count = random.pick([18, 24, 30, 36])
  const beams = Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count
    return polygon([
      around(150, 150, 118, angle - 2.4),
      around(150, 150, index % 2 === 0 ? 148 : 134, angle),
      around(150, 150, 118, angle + 2.4),
    ])
  }).join('')
  const behind = random.pick([
    fill(third, disc(150, 140, 112)),
    fill(third, beams) + stroke(second, 4, disc(150, 150, 110)),
    fill(third, disc(150, 140, 104)) + stroke(third, 4, disc(150, 140, 112) + disc(150, 140, 122)),
  ])
  const held =
    fill(second, 'M104 300L112 256H190L198 300z') +
    fill(ground, 'M108 272L109 266H192L193 272zM106 286L107 280H194L195 286z') +
    raised +
    fill(key, PALM) +
    palm +
    folded +
    thumb
  return behind + group(held, `rotate(${round(random.between(-7, 7))} 150 290)`)
}
