import { box, d, disc, fill, group, oval, polygon, stroke } from '#artwork/svg'
import { FOCUS, type PosterComposition } from '#artwork/store_posters/composition'

const { x, y } = FOCUS

/** The estate across the water, and its lights in it. */
export const estate: PosterComposition = ({ random, hot, glow, ink, paper }) => {
  const bank = 566
  const blocks = [
    { at: 700, top: 430, wide: 96 },
    { at: 804, top: 300, wide: 124 },
    { at: 936, top: 130 + random.integer(-30, 30), wide: 150 },
    { at: 1094, top: 340, wide: 104 },
    { at: 1206, top: 210 + random.integer(-40, 40), wide: 132 },
    { at: 1346, top: 390, wide: 110 },
    { at: 1464, top: 260, wide: 150 },
  ]
  let lit = ''
  let dim = ''
  let mirrored = ''
  for (const { at, top, wide } of blocks) {
    for (let row = top + 26; row < bank - 34; row += 36) {
      for (let column = at + 14; column < at + wide - 18; column += 28) {
        const pane = d`M${column} ${row}h15v20h-15z`
        if (random.chance(0.3)) lit += pane
        else if (random.chance(0.3)) dim += pane
      }
    }
    for (let row = 0; row < 7; row++) {
      const shrink = row * wide * 0.045
      mirrored += d`M${at + shrink + random.between(-14, 14)} ${bank + 36 + row * 40}h${wide - shrink * 2}`
    }
  }
  const walls = blocks
    .map(
      ({ at, top, wide }) =>
        box(at, top, wide, bank - top) + box(at + wide * 0.3, top - 20, wide * 0.34, 22)
    )
    .join('')
  const aerials = blocks
    .filter((_, index) => index % 2 === 0)
    .map(({ at, top }) => d`M${at + 26} ${top}v-62m-20 12h40m-33 16h26`)
    .join('')
  return (
    fill(hot, disc(x - 30, y - 10, 250)) +
    stroke(glow, 10, disc(x - 30, y - 10, 286) + disc(x - 30, y - 10, 322)) +
    stroke(ink, 6, aerials) +
    fill(ink, walls + box(640, bank, 1000, 14)) +
    fill(paper, lit) +
    fill(hot, dim, 'opacity=".6"') +
    stroke(glow, 15, mirrored, 'stroke-linecap="round"') +
    stroke(
      hot,
      15,
      d`M${x - 130} ${bank + 76}h190M${x - 90} ${bank + 156}h150M${x - 20} ${bank + 236}h110`,
      'stroke-linecap="round"'
    )
  )
}

/** The front rows, hands up, under the lamps. */
export const lamps: PosterComposition = ({ random, hot, glow, ink, paper }) => {
  const lampsAt = [760, 900, 1040, 1180, 1320, 1460]
  const beams = lampsAt.map((at, index) => {
    const lean = (index - 2.4) * 90 + random.between(-60, 60)
    return polygon([
      [at - 16, 172],
      [at + 16, 172],
      [at + lean + 120, 900],
      [at + lean - 90, 900],
    ])
  })
  const heads = lampsAt
    .map((at) => fill(ink, `M${at - 26} 128h52l10 44h-72z`) + fill(paper, oval(at, 174, 32, 9)))
    .join('')
  const arms = Array.from({ length: 5 }, (_, index) => {
    const hand = 1256 + index * 82
    const top = 660 - index * 26 + random.between(-40, 40)
    const lean = random.between(-24, 24)
    const fingers = [-27, -9, 9, 26]
      .map(
        (shift, finger) =>
          d`M${hand + lean + shift} ${top + 26}l${shift * 0.4} ${-48 - (finger % 3) * 9}`
      )
      .join('')
    return (
      stroke(ink, 46, d`M${hand} 940L${hand + lean} ${top + 66}`) +
      fill(ink, oval(hand + lean, top + 42, 38, 44)) +
      stroke(
        ink,
        16,
        fingers + d`M${hand + lean - 30} ${top + 56}l-20-22`,
        'stroke-linecap="round"'
      )
    )
  }).join('')
  const crowd = Array.from({ length: 6 }, (_, index) =>
    disc(1268 + index * 72, 890 - index * 8 + random.between(-16, 16), 54)
  ).join('')
  const singer =
    stroke(ink, 26, 'M1018 326L1066 262L1094 184', 'stroke-linecap="round"') +
    fill(ink, disc(986, 250, 38)) +
    fill(
      ink,
      'M952 308C972 290 1006 290 1028 308C1042 360 1030 420 1026 452L1064 572H1022L990 482L958 572H914L950 452C942 410 938 360 952 308z'
    ) +
    stroke(ink, 20, 'M956 330L922 400L982 420', 'stroke-linecap="round"') +
    group(
      fill(ink, 'M-8-18H178V-2H-8z') +
        fill(paper, 'M-4-32C-28-52-68-52-80-24C-96 0-88 32-60 36C-36 40-24 24-4 24z'),
      'translate(1004 436) rotate(-28)'
    )
  return (
    fill(glow, beams.filter((_, index) => index % 2 === 0).join('')) +
    fill(hot, beams.filter((_, index) => index % 2 === 1).join(''), 'opacity=".8"') +
    fill(ink, 'M640 112H1640V130H640z') +
    stroke(
      ink,
      5,
      `M640 88H1640M${Array.from({ length: 26 }, (_, index) => `${640 + index * 40} ${index % 2 === 0 ? 88 : 128}`).join('L')}`
    ) +
    heads +
    fill(paper, oval(990, 574, 220, 26)) +
    singer +
    fill(ink, crowd) +
    arms
  )
}
