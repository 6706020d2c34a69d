import { around, box, clipped, d, disc, fill, group, oval, polygon, stroke } from '#artwork/svg'
import { backs, clearing } from '#artwork/store_posters/backs'
import { placed, type PosterComposition } from '#artwork/store_posters/composition'

/** The one with the guitar, under the lamps. */
export const lamps: PosterComposition = ({ random, sheet, second, glow, key, light }) => {
  const lampsAt = [-225, -75, 75, 225]
  const beams = lampsAt.map((at) => {
    const lean = -at * 0.6 + random.between(-50, 50)
    return polygon([
      [at - 16, -196],
      [at + 16, -196],
      [at + lean + 86, 250],
      [at + lean - 86, 250],
    ])
  })
  const heads = lampsAt
    .map((at) => fill(key, d`M${at - 26} -240h52l10 44h-72z`) + fill(light, oval(at, -195, 32, 9)))
    .join('')
  const truss = Array.from(
    { length: 21 },
    (_, at) => `${-300 + at * 30} ${at % 2 === 0 ? -280 : -246}`
  )
  const singer =
    stroke(key, 30, 'M34-98L86-168L116-252', 'stroke-linecap="round"') +
    fill(key, disc(0, -170, 44)) +
    fill(
      key,
      'M-40-104C-16-126 24-126 46-104C62-46 50 26 44 62L88 212H40L4 108L-32 212H-82L-40 62C-50 14-56-46-40-104z'
    ) +
    stroke(key, 24, 'M-34-80L-74 2L-6 26', 'stroke-linecap="round"') +
    group(
      fill(key, 'M-8-18H196V-2H-8z') +
        fill(light, 'M-4-32C-28-52-68-52-80-24C-96 0-88 32-60 36C-36 40-24 24-4 24z'),
      'translate(16 44) rotate(-28) scale(1.14)'
    )
  return placed(
    sheet,
    fill(glow, beams.filter((_, index) => index % 2 === 0).join('')) +
      fill(second, beams.filter((_, index) => index % 2 === 1).join('')) +
      stroke(key, 6, `M-300-280H300M-300-246H300M${truss.join('L')}`) +
      heads +
      fill(light, oval(0, 226, 250, 34)) +
      singer
  )
}

/** Cabinets as high as the room. */
export const soundSystem: PosterComposition = (canvas) => {
  const { random, sheet, second, key, light, ground } = canvas
  const cone = (x: number, y: number, radius: number) =>
    fill(second, disc(x, y, radius)) +
    stroke(key, radius * 0.08, disc(x, y, radius * 0.8) + disc(x, y, radius * 0.64)) +
    fill(key, disc(x, y, radius * 0.42)) +
    fill(light, disc(x - radius * 0.12, y - radius * 0.12, radius * 0.13))
  const cabinet = (x: number, y: number, wide: number, high: number) =>
    fill(key, box(x, y, wide, high, 10)) +
    stroke(ground, 4, box(x + 9, y + 9, wide - 18, high - 18, 6))
  const horn = (x: number, y: number) =>
    fill(light, box(x, y, 180, 66, 6)) +
    fill(key, box(x + 54, y + 20, 72, 26)) +
    stroke(
      key,
      4,
      d`M${x} ${y}l54 20M${x + 180} ${y}l-54 20M${x} ${y + 66}l54-20M${x + 180} ${y + 66}l-54-20`
    )
  const column = (x: number, isHornAbove: boolean) => {
    const [horns, cones] = isHornAbove ? [-282, -172] : [180, -282]
    return (
      cabinet(x, horns, 250, 102) +
      horn(x + 35, horns + 18) +
      cabinet(x, cones, 250, 222) +
      cone(x + 125, cones + 111, 92) +
      cabinet(x, cones + 230, 250, 222) +
      cone(x + 125, cones + 341, 92)
    )
  }
  const isHornAbove = random.chance(0.5)
  return (
    random.pick(backs)(canvas) +
    placed(
      sheet,
      column(-256, isHornAbove) + column(6, !isHornAbove) + fill(key, box(-300, 286, 600, 12, 6))
    )
  )
}

/** A record as large as a stage. */
export const record: PosterComposition = (canvas) => {
  const { random, sheet, second, key, light, ground } = canvas
  const turn = random.integer(-20, 20)
  const grooves = Array.from({ length: 9 }, (_, index) => disc(0, 0, 136 + index * 16)).join('')
  return (
    random.pick(backs)(canvas) +
    clearing(canvas) +
    placed(
      sheet,
      fill(key, disc(0, 0, 290)) +
        stroke(ground, 1.6, grooves) +
        fill(
          second,
          'M0 0L82-277A290 290 0 0 1 166-238zM0 0L-82 277A290 290 0 0 1-166 238z',
          `transform="rotate(${turn})"`
        ) +
        fill(second, disc(0, 0, 116)) +
        fill(light, disc(0, 0, 68)) +
        fill(key, disc(0, 0, 11)) +
        stroke(ground, 40, 'M262-236C280-60 250 40 160 112', 'stroke-linecap="round"') +
        stroke(light, 18, 'M262-236C280-60 250 40 160 112') +
        fill(key, disc(262, -240, 46)) +
        fill(light, disc(262, -240, 24)) +
        group(fill(light, box(-44, -22, 88, 44, 7)), 'translate(150 122) rotate(140)')
    )
  )
}

/** A ball of mirrors, and the specks it throws about. */
export const mirrorball: PosterComposition = ({ random, sheet, second, key, light, glow }) => {
  const radius = 236
  const inks: [string[], string[], string[]] = [[], [], []]
  const rows = 11
  for (let row = 0; row < rows; row++) {
    const [up, down] = [row, row + 1].map((at) => Math.PI * (at / rows - 0.5))
    const columns = 12
    for (let column = 0; column < columns; column++) {
      const [left, right] = [column, column + 1].map((at) => Math.PI * (at / columns - 0.5))
      const at = (across: number, high: number) =>
        [radius * Math.sin(across) * Math.cos(high), radius * Math.sin(high)] as const
      const lit = Math.hypot(column - 3.5, row - 3) + random.between(-2.4, 2.4)
      inks[lit < 2.4 ? 0 : lit < 5 ? 1 : 2].push(
        polygon([at(left, up), at(right, up), at(right, down), at(left, down)])
      )
    }
  }
  const specks = Array.from({ length: 46 }, () => {
    const [x, y] = around(0, 0, random.between(320, 1200), random.between(0, 360))
    return oval(x, y, random.between(9, 20), random.between(5, 10))
  }).join('')
  const star = (x: number, y: number, size: number) =>
    polygon(
      Array.from({ length: 8 }, (_, point) =>
        around(x, y, point % 2 === 0 ? size : size * 0.2, point * 45)
      )
    )
  return placed(
    sheet,
    fill(glow, specks) +
      stroke(key, 6, 'M0-330V-240M-40-330H40') +
      fill(key, disc(0, 0, radius + 8) + box(-24, -264, 48, 34, 4)) +
      [light, second, key].map((ink, index) => fill(ink, inks[index].join(''))).join('') +
      clipped(disc(0, 0, radius), stroke(key, 3, inks.slice(0, 2).flat().join(''))) +
      fill(light, star(-120, -120, 74) + star(196, 96, 44) + star(230, -190, 34))
  )
}

/** Rings in two halves that will not meet: a target for the eye. */
export const target: PosterComposition = (canvas) => {
  const { random, sheet, second, key, light, ground } = canvas
  const rings = (inks: string[]) =>
    inks.map((ink, index) => fill(ink, disc(0, 0, 290 - index * 48))).join('')
  const inks = [key, ground, key, second, key, light]
  const turn = random.pick([0, 28, 45, 90, -24])
  const back = random.pick(backs.slice(1))
  return (
    back(canvas) +
    clearing(canvas) +
    placed(
      sheet,
      group(
        clipped('M-300-300H0V300H-300z', rings(inks)) +
          clipped('M0-300H300V300H0z', rings([second, key, light, key, ground, key])),
        `rotate(${turn})`
      )
    )
  )
}
