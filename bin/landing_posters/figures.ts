import { ellipse, limb, pair, type Point, round } from './shapes.ts'

/** The inks of one sheet. */
export type Sheet = { ground: string; ink: string; paper: string; second: string }

type Figure = { x: number; y: number; scale: number; flip?: boolean }

function at({ x, y, scale, flip }: Figure, content: string): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${flip ? -scale : scale} ${scale})">${content}</g>`
}

/** Shapes that are one body: an edge around all of them, none between them. */
function part(paths: string[], { ink, ground }: Sheet): string {
  const shapes = paths.map((path) => `<path d="${path}"/>`).join('')
  return (
    `<path d="${paths.join('')}" fill="none" stroke="${ground}" stroke-width="9" stroke-linejoin="round"/>` +
    `<g fill="${ink}">${shapes}</g>`
  )
}

const manes = {
  long: 'M-44 -262C-52 -318 52 -318 46 -262C58 -226 66 -190 52 -152C36 -164 30 -180 30 -200H-26C-30 -176 -40 -158 -58 -150C-66 -190 -56 -226 -44 -262Z',
  quiff:
    'M-40 -262C-56 -306 -30 -346 20 -340C56 -336 66 -312 44 -304C48 -292 44 -276 40 -262C20 -284 -20 -284 -40 -262Z',
  hat: 'M-36 -288C-40 -338 -24 -348 0 -340C24 -348 40 -338 36 -288C60 -286 76 -282 80 -274C40 -264 -40 -264 -80 -274C-76 -282 -60 -286 -36 -288Z',
} as const

const guitarBody =
  'M-92 8C-100 -38 -70 -62 -36 -52C-16 -46 0 -52 14 -64C34 -80 58 -68 46 -46C38 -32 42 -22 52 -16V16C42 20 38 32 48 48C58 66 34 78 12 64C-2 54 -18 50 -36 56C-72 68 -88 46 -92 8Z'

/** Body, neck and strings around 0,0, the neck to the right. */
function guitar({ ink, paper, second }: Sheet, neck: number): string {
  const frets = Array.from({ length: 7 }, (_, index) => `M${72 + (index * (neck - 90)) / 7} -9v18`)
  return (
    `<path d="M40 -9H${neck}L${neck + 14} -18H${neck + 58}L${neck + 50} 14H${neck + 10}L${neck} 9H40Z" fill="${ink}" stroke="${paper}" stroke-width="5" paint-order="stroke"/>` +
    `<path d="${guitarBody}" fill="${second}" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>` +
    `<path d="M-34 -30C0 -34 30 -40 44 -50C36 -30 44 -18 52 -12V14C36 22 34 34 30 42C10 30 -16 30 -44 40C-34 16 -36 -10 -34 -30Z" fill="${paper}"/>` +
    `<path d="M-62 -14h12v28h-12zM-18 -18h10v36h-10zM18 -18h10v36h-10z" fill="${ink}"/>` +
    `<path d="M-56 -4H${neck + 10}M-56 4H${neck + 10}${frets.join('')}" stroke="${paper}" stroke-width="1.8" fill="none"/>`
  )
}

type Player = { mane: keyof typeof manes; neck: number; tilt: number; isSinging?: boolean }

/** Someone with a guitar, feet apart: hips at 0,0, about 560 tall. */
export function player(place: Figure, sheet: Sheet, { mane, neck, tilt, isSinging }: Player) {
  const { ink, paper, ground } = sheet
  const slope = (tilt * Math.PI) / 180
  const onNeck = (distance: number): Point => [
    -8 + Math.cos(slope) * distance,
    -34 + Math.sin(slope) * distance,
  ]
  const leg = (side: -1 | 1) => [
    limb([side * 26, -8], [side * 66, 108], 64, 48),
    limb([side * 66, 108], [side * 84, 222], 46, 34),
    `M${side * 66} 208L${side * 68} 244H${side * 130}C${side * 126} 226 ${side * 112} 220 ${side * 102} 208Z`,
  ]
  const torso =
    'M-70 -196C-40 -210 40 -210 70 -196C76 -150 58 -90 56 -50L62 20C30 34 -30 34 -62 20L-56 -50C-58 -90 -76 -150 -70 -196Z'
  const head = ['M-16 -232V-196H16V-232Z', ellipse([2, -258], 34, 42), manes[mane]]
  const fretting = onNeck(neck * 0.62)
  const strap = `<path d="M-58 -72C-30 -130 10 -170 54 -202" fill="none" stroke="${ground}" stroke-width="9"/>`
  const frettingArm = [
    limb([66, -178], [122, -88], 48, 38),
    limb([122, -88], fretting, 36, 26),
    ellipse(fretting, 17, 19),
  ]
  const strummingArm = [
    limb([-66, -178], [-122, -82], 48, 38),
    limb([-122, -82], [-22, -36], 36, 26),
    ellipse([-14, -34], 19, 16),
  ]
  const mike = isSinging
    ? `<path d="M64 246L46 -226M10 250L64 232L112 250" fill="none" stroke="${ground}" stroke-width="15"/><path d="M64 246L46 -226M10 250L64 232L112 250" fill="none" stroke="${ink}" stroke-width="8"/>` +
      `<path d="${limb([84, -214], [36, -244], 16, 24)}${ellipse([32, -247], 18, 18)}" fill="${paper}" stroke="${ink}" stroke-width="6"/>`
    : ''
  return at(
    place,
    part([...leg(-1), ...leg(1)], sheet) +
      part([torso, ...head], sheet) +
      strap +
      `<g transform="translate(-8 -34) rotate(${tilt})">${guitar(sheet, neck)}</g>` +
      part(frettingArm, sheet) +
      part(strummingArm, sheet) +
      mike
  )
}

/** The one at the back and everything they hit: the middle of the bass drum's foot at 0,0. */
export function drummer(place: Figure, sheet: Sheet): string {
  const { ink, paper, ground, second } = sheet
  const drum = (x: number, y: number, rx: number, height: number) =>
    `<path d="M${x - rx} ${y}v${height}a${rx} 16 0 0 0 ${rx * 2} 0v${-height}Z" fill="${second}" stroke="${ink}" stroke-width="7"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="16" fill="${paper}" stroke="${ink}" stroke-width="7"/>`
  const cymbal = (x: number, y: number, turn: number, foot: Point) =>
    `<path d="M${x} ${y}L${pair(foot)}" stroke="${ink}" stroke-width="7"/><g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="84" ry="13" fill="${paper}" stroke="${ink}" stroke-width="7"/><path d="M-15 -8C-12 -22 12 -22 15 -8Z" fill="${ink}"/></g>`
  const arm = (side: -1 | 1, elbow: Point, hand: Point) => [
    limb([side * 56, -322], elbow, 42, 34),
    limb(elbow, hand, 32, 24),
    ellipse(hand, 18, 18),
  ]
  const sticks = `<path d="M-150 -452L-96 -556M118 -408L32 -494" stroke="${ink}" stroke-width="9" stroke-linecap="round"/>`
  const body = [
    'M-60 -338C-30 -350 30 -350 60 -338L66 -150H-66Z',
    'M-14 -366V-336H14V-366Z',
    ellipse([0, -396], 34, 42),
    'M-42 -396C-58 -470 58 -470 42 -396C60 -372 58 -346 50 -330C40 -350 36 -372 34 -392C12 -412 -14 -412 -34 -392C-36 -372 -40 -350 -50 -330C-58 -346 -60 -372 -42 -396Z',
  ]
  const star = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const radius = index % 2 ? 26 : 64
    return pair([Math.cos(angle) * radius, -112 + Math.sin(angle) * radius])
  }).join('L')
  return at(
    place,
    cymbal(-196, -300, -14, [-176, 0]) +
      cymbal(200, -316, 12, [182, 0]) +
      part(
        [...body, ...arm(-1, [-132, -366], [-146, -450]), ...arm(1, [138, -324], [116, -404])],
        sheet
      ) +
      sticks +
      drum(-78, -232, 56, 50) +
      drum(78, -232, 56, 50) +
      `<circle cy="-112" r="116" fill="${ink}" stroke="${ground}" stroke-width="8" paint-order="stroke"/><circle cy="-112" r="100" fill="${paper}"/><circle cy="-112" r="90" fill="none" stroke="${ink}" stroke-width="4"/><path d="M${star}Z" fill="${second}"/>` +
      drum(-170, -134, 58, 96) +
      drum(172, -134, 62, 100)
  )
}
