import { box, d, disc, fill, group, stroke } from '#artwork/svg'
import { FOCUS, type PosterComposition } from '#artwork/store_posters/composition'

const { x, y } = FOCUS

/** Cabinets up to the ceiling, and the air they move. */
export const soundSystem: PosterComposition = ({ random, hot, glow, ink, paper, accent }) => {
  const cone = (cx: number, cy: number, radius: number) =>
    fill(accent, disc(cx, cy, radius)) +
    fill(ink, disc(cx, cy, radius * 0.92)) +
    fill(hot, disc(cx, cy, radius * 0.8)) +
    stroke(ink, radius * 0.06, disc(cx, cy, radius * 0.66) + disc(cx, cy, radius * 0.54)) +
    fill(ink, disc(cx, cy, radius * 0.36)) +
    fill(
      paper,
      d`M${cx - radius * 0.25} ${cy}a${radius * 0.25} ${radius * 0.25} 0 0 1 ${radius * 0.25} ${-radius * 0.25}v${radius * 0.1}a${radius * 0.15} ${radius * 0.15} 0 0 0 ${-radius * 0.15} ${radius * 0.15}z`
    )
  const horn = (left: number, top: number, wide: number, high: number) =>
    fill(paper, box(left, top, wide, high, 8)) +
    fill(
      ink,
      `M${left + wide * 0.3} ${top + high * 0.3}H${left + wide * 0.7}V${top + high * 0.7}H${left + wide * 0.3}z`
    ) +
    stroke(
      ink,
      4,
      `M${left} ${top}L${left + wide * 0.3} ${top + high * 0.3}M${left + wide} ${top}L${left + wide * 0.7} ${top + high * 0.3}M${left} ${top + high}L${left + wide * 0.3} ${top + high * 0.7}M${left + wide} ${top + high}L${left + wide * 0.7} ${top + high * 0.7}`
    )
  const cabinet = (left: number, top: number, wide: number, high: number, inside: string) =>
    fill(ink, box(left, top, wide, high, 10)) +
    stroke(accent, 3, box(left + 10, top + 10, wide - 20, high - 20, 6)) +
    inside
  const waves = Array.from({ length: 9 }, (_, index) => {
    const reach = 90 + index * 84
    return stroke(
      glow,
      26 - index * 1.6,
      d`M${790 - reach} ${310 - reach * 0.9}q${-reach * 0.32} ${reach * 0.9} 0 ${reach * 1.8}`,
      'stroke-linecap="round"'
    )
  }).join('')
  const middle = random.chance(0.5)
    ? cabinet(808, -130, 360, 330, cone(988, 34, 146)) +
      cabinet(808, 210, 360, 360, cone(988, 390, 156))
    : cabinet(808, -10, 360, 180, horn(848, 26, 280, 108)) +
      cabinet(808, 180, 360, 390, cone(988, 375, 168))
  return (
    fill(glow, box(-20, 570, 1640, 12)) +
    waves +
    middle +
    cabinet(1180, -20, 270, 290, cone(1315, 125, 116)) +
    cabinet(1180, 280, 270, 290, cone(1315, 425, 116)) +
    cabinet(1462, 60, 230, 250, '') +
    cabinet(1462, 320, 230, 250, '') +
    stroke(hot, 8, 'M808 582C700 700 1000 720 1180 690C1330 664 1420 740 1640 720') +
    stroke(glow, 8, 'M1000 582C1040 660 900 760 1160 800C1360 830 1500 780 1640 820')
  )
}

/** A record as large as a stage. */
export const record: PosterComposition = ({ random, hot, glow, ink, paper, accent }) => {
  const middle = y - 30
  const at = (radius: number) => disc(x, middle, radius)
  const turn = random.integer(-20, 20)
  const sheen = 'M0 0L86-289A302 302 0 0 1 172-248zM0 0L-86 289A302 302 0 0 1-172 248z'
  return (
    stroke(glow, 16, [350, 420, 490, 560, 630, 700].map(at).join('')) +
    fill(ink, at(302)) +
    stroke(accent, 1.5, Array.from({ length: 10 }, (_, index) => at(146 + index * 15)).join('')) +
    fill(hot, sheen, d`opacity=".35" transform="translate(${x} ${middle}) rotate(${turn})"`) +
    fill(hot, at(122)) +
    fill(paper, at(70)) +
    fill(ink, at(12)) +
    fill(ink, disc(1400, 60, 78)) +
    fill(paper, disc(1400, 60, 46)) +
    stroke(ink, 22, 'M1400 60C1424 260 1396 380 1300 460L1190 520', 'stroke-linejoin="round"') +
    group(
      fill(ink, box(-38, -24, 92, 48, 8)) + fill(paper, box(26, -13, 16, 26)),
      'translate(1182 524) rotate(152)'
    )
  )
}
