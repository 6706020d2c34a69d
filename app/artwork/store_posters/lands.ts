import { box, clipped, d, disc, fill, polygon, stroke } from '#artwork/svg'
import { placed, type PosterComposition } from '#artwork/store_posters/composition'
import { swell } from '#artwork/store_posters/skies'

/** Ridge behind ridge under a pale disc, pines on the nearest. */
export const ridges: PosterComposition = ({ random, sheet, second, glow, foot, key, light }) => {
  const { width, height, x, y, reach } = sheet
  const ridge = (base: number, rough: number, lift: number) => {
    const points: [number, number][] = []
    for (let at = -20; at <= width + 60; at += 64) {
      const rise = lift * Math.exp(-(((at - x) / (reach * 1.6)) ** 2))
      points.push([at, base - rise + random.between(-rough, rough)])
    }
    return polygon([[-20, height + 20], ...points, [width + 60, height + 20]])
  }
  const pines = Array.from({ length: 13 }, (_, index) => {
    const at = -270 + index * 45
    const tall = random.between(70, 150)
    const root = 262 + random.between(-14, 14) + Math.abs(at) * 0.06
    return d`M${at} ${root - tall}l${tall * 0.22} ${tall}h${-tall * 0.44}z`
  }).join('')
  return (
    placed(
      sheet,
      fill(light, disc(0, -60, 214)) +
        stroke(light, 6, disc(0, -60, 240)) +
        fill(second, disc(64, -110, 84))
    ) +
    fill(glow, ridge(y + reach * 0.66, 14, reach * 0.8)) +
    fill(foot, ridge(y + reach * 0.98, 12, reach * 0.34)) +
    placed(sheet, fill(key, pines))
  )
}

/** The estate across the water, some of its windows lit. */
export const estate: PosterComposition = (canvas) => {
  const { random, sheet, second, key, light, glow } = canvas
  const bank = 226
  const blocks = [
    { at: -290, top: 60, wide: 92 },
    { at: -192, top: -80, wide: 116 },
    { at: -70, top: -230 + random.integer(-20, 20), wide: 138 },
    { at: 74, top: -10, wide: 96 },
    { at: 176, top: -140 + random.integer(-30, 30), wide: 116 },
  ]
  let lit = ''
  let dim = ''
  for (const { at, top, wide } of blocks) {
    for (let row = top + 24; row < bank - 30; row += 36) {
      for (let column = at + 14; column < at + wide - 18; column += 27) {
        const pane = d`M${column} ${row}h15v20h-15z`
        if (random.chance(0.34)) lit += pane
        else if (random.chance(0.4)) dim += pane
      }
    }
  }
  const walls = blocks.map(
    ({ at, top, wide }) => box(at, top, wide, bank - top) + box(at + wide * 0.3, top - 18, 34, 20)
  )
  const aerials = blocks
    .filter((_, index) => index !== 2)
    .map(({ at, top }) => d`M${at + 22} ${top}v-56m-18 12h36m-30 15h24`)
  return (
    swell(canvas, sheet.y + sheet.reach * 0.92) +
    placed(
      sheet,
      fill(second, disc(20, -40, 216)) +
        stroke(glow, 12, disc(20, -40, 246) + disc(20, -40, 278)) +
        stroke(key, 6, aerials.join('')) +
        fill(key, walls.join('') + box(-330, bank, 660, 14, 7)) +
        fill(light, lit) +
        fill(second, dim)
    )
  )
}

/** A lighthouse on its rock, the beam going round. */
export const lighthouse: PosterComposition = (canvas) => {
  const { sheet, second, key, light, glow, random } = canvas
  const tilt = random.integer(-6, 6)
  const bands = [0, 1, 2]
    .map((row) => d`M-90 ${-86 + row * 108}H90V${-32 + row * 108}H-90z`)
    .join('')
  return (
    swell(canvas, sheet.y + sheet.reach * 0.84) +
    placed(
      sheet,
      fill(glow, 'M0-190L-1700-420V-60zM0-190L900-330V-90z', `transform="rotate(${tilt} 0 -190)"`) +
        fill(light, disc(0, -190, 96)) +
        clipped(
          'M-46-140H46L72 236H-72z',
          fill(light, box(-90, -150, 180, 400)) + fill(second, bands)
        ) +
        stroke(key, 7, 'M-46-140H46L72 236H-72z', 'stroke-linejoin="round"') +
        fill(
          key,
          'M-40-232H40V-148H-40zM-70-152H70V-134H-70zM-50-230L0-284L50-230zM-4-300h8v30h-8z'
        ) +
        fill(second, box(-26, -216, 52, 54)) +
        fill(key, 'M-14 236V186a14 14 0 0 1 28 0v50zM-10-20h20v34h-20zM-10 84h20v34h-20z') +
        fill(
          key,
          'M-250 276C-230 226-150 214-110 228C-60 206 70 208 108 230C160 214 226 236 248 276z'
        )
    )
  )
}

/** The open road in a roundel, a kestrel standing over it. */
export const openRoad: PosterComposition = ({
  random,
  sheet,
  ground,
  second,
  key,
  light,
  glow,
}) => {
  const frame = disc(0, 0, 286)
  const hills = random.pick([
    'M-300 60L-190-6L-110 40L-20-20L90 44L190-10L300 50V90H-300z',
    'M-300 40C-220-20-150-16-90 40C-20-24 80-22 130 40C190-6 240-4 300 50V90H-300z',
  ])
  const kestrel =
    'M0 0C-30-22-84-40-150-34C-110-22-92-8-70 10C-44 18-22 22-12 36L-26 84L0 72L26 84L12 36C22 22 44 18 70 10C92-8 110-22 150-34C84-40 30-22 0 0z'
  return placed(
    sheet,
    stroke(glow, 18, disc(0, 0, 330) + disc(0, 0, 384) + disc(0, 0, 438) + disc(0, 0, 492)) +
      clipped(
        frame,
        fill(second, box(-300, -300, 600, 600)) +
          fill(light, disc(0, 40, 150)) +
          fill(key, hills) +
          fill(ground, box(-300, 66, 600, 240)) +
          fill(key, 'M-12 66H12L190 300H-190z') +
          fill(
            light,
            'M-2 84h4l2 22h-8zM-5 124h10l3 34h-16zM-9 182h18l4 46h-26zM-14 252h28l6 48h-40z'
          )
      ) +
      stroke(key, 16, frame) +
      fill(key, kestrel, 'transform="translate(0 -148)"')
  )
}
