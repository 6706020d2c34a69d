import { around, box, d, disc, dots, fill, group, oval, stroke } from '#artwork/svg'
import { halftone, type PhotoSubject } from '#artwork/artist_photos/scene'

/** The body of an electric guitar, close enough to hear. */
export const guitar: PhotoSubject = ({ random, dark, bright, pale }) => {
  const body =
    'M-150 40C-170-30-130-92-66-84C-30-80-16-60 8-62C40-64 58-98 104-96C120-94 118-78 104-70C84-58 80-40 92-24C100-8 100 8 92 24C80 44 92 62 106 76C112 88 104 96 92 94C56 90 44 66 10 64C-12 62-30 84-70 90C-116 96-142 72-150 40z'
  const guard =
    'M-34-52C0-46 30-58 66-74C60-44 70-26 80-10L60 10L60 30C60 52 30 50 6 46C-20 44-34 60-60 66C-50 20-60-20-34-52z'
  const strings = Array.from({ length: 6 }, (_, index) => d`M-112 ${-11 + index * 4.4}H300`).join(
    ''
  )
  const frets = Array.from({ length: 11 }, (_, index) => d`M${88 + index * 19} -15v30`).join('')
  const drawing =
    fill(dark, body) +
    fill(bright, body, 'transform="translate(-4 -4) scale(.96)"') +
    fill(pale, guard) +
    fill(dark, box(78, -15, 240, 30)) +
    stroke(pale, 1.8, frets) +
    fill(pale, disc(135, 0, 3.6) + disc(173, 0, 3.6) + disc(211, 0, 3.6)) +
    fill(
      dark,
      box(24, -20, 16, 40, 6) +
        box(-22, -20, 16, 40, 6) +
        box(-70, -20, 16, 40, 6) +
        box(-122, -18, 20, 36, 3)
    ) +
    stroke(pale, 1.5, strings) +
    fill(dark, disc(-44, 44, 9) + disc(-70, 56, 9) + disc(-96, 56, 9)) +
    stroke(pale, 2, 'M-44 44v-7M-70 56l5-5M-96 56l-6-4') +
    stroke(dark, 5, 'M-104 12L-78 34L-34 30', 'stroke-linecap="round"')
  const turn = random.pick([-38, -52, -128])
  return (
    fill(bright, disc(random.pick([120, 280]), 140, 130), 'opacity=".45"') +
    halftone(dark, 22, (x, y) => (y + x * 0.3 - 290) / 330) +
    group(drawing, `translate(180 228) rotate(${turn}) scale(1.34)`)
  )
}

/** A kit from the front, everything at once. */
export const drums: PhotoSubject = ({ random, dark, bright, pale }) => {
  const drum = (x: number, y: number, across: number, down: number, height: number) =>
    fill(
      dark,
      d`M${x - across} ${y}v${height}a${across} ${down} 0 0 0 ${across * 2} 0v${-height}z`
    ) +
    fill(
      bright,
      d`M${x - across + 5} ${y + 12}v${height - 22}a${across} ${down} 0 0 0 ${across * 2 - 10} 0v${22 - height}a${across} ${down} 0 0 1 ${10 - across * 2} 0z`
    ) +
    fill(dark, oval(x, y, across, down)) +
    fill(pale, oval(x, y - 2, across - 5, down - 4))
  const cymbal = (x: number, y: number, tilt: number) =>
    group(
      fill(dark, oval(0, 0, 84, 15)) +
        fill(bright, oval(0, -3, 82, 12)) +
        stroke(dark, 1.6, oval(0, -3, 60, 8) + oval(0, -3, 38, 5)) +
        fill(dark, 'M-14-6C-12-18 12-18 14-6z'),
      `translate(${x} ${y}) rotate(${tilt})`
    )
  const emblem = random.pick([
    'M200 214L212 250L250 250L220 272L232 308L200 286L168 308L180 272L150 250L188 250z',
    'M222 206L166 276H196L178 322L236 248H204z',
    disc(200, 264, 40) + disc(200, 264, 24),
  ])
  return (
    halftone(bright, 24, (x, y) => 1 - Math.hypot(x - 200, y - 120) / 220) +
    stroke(dark, 6, 'M74 110L96 400M326 104L304 400M200 110V190') +
    drum(136, 132, 56, 17, 62) +
    drum(264, 132, 56, 17, 62) +
    fill(dark, disc(200, 266, 120)) +
    fill(pale, disc(200, 266, 108)) +
    stroke(dark, 3, disc(200, 266, 100)) +
    `<path fill="${bright}" fill-rule="evenodd" d="${emblem}"/>` +
    dots(
      dark,
      13,
      Array.from({ length: 10 }, (_, index) => around(200, 266, 114, index * 36))
    ) +
    drum(62, 272, 58, 16, 84) +
    drum(338, 272, 58, 16, 84) +
    cymbal(78, 96, -12) +
    cymbal(324, 88, 14) +
    fill(dark, 'M84 392L60 400H120zM316 392L340 400H280z') +
    stroke(dark, 8, 'M150 214L262 50M250 214L138 50', 'stroke-linecap="round"') +
    stroke(pale, 4, 'M150 214L262 50M250 214L138 50', 'stroke-linecap="round"')
  )
}

/** Keys and knobs from above, with a hand's shadow. */
export const keys: PhotoSubject = ({ random, dark, bright, pale }) => {
  const white = Array.from({ length: 9 }, (_, index) =>
    box(-40 + index * 56, 214, 53, 230, 5)
  ).join('')
  const black = [0, 1, 3, 4, 5, 7, 8].map((index) => box(-2 + index * 56, 210, 34, 138, 4)).join('')
  const held = random.integer(1, 5)
  const knobs = Array.from({ length: 10 }, (_, index) => {
    const x = 30 + (index % 5) * 58
    const y = 60 + Math.floor(index / 5) * 66
    const [tx, ty] = around(x, y, 17, random.integer(-130, 130))
    return (
      fill(dark, disc(x, y, 22)) +
      stroke(pale, 4.5, d`M${x} ${y}L${tx} ${ty}`, 'stroke-linecap="round"')
    )
  }).join('')
  const faders = [0, 1, 2]
    .map((index) => {
      const x = 318 + index * 30
      const y = random.integer(52, 128)
      return (
        stroke(dark, 5, d`M${x} 36V150`) +
        fill(dark, box(x - 10, y, 20, 16, 3)) +
        stroke(pale, 2, d`M${x - 7} ${y + 8}h14`)
      )
    })
    .join('')
  const panel =
    fill(bright, box(-80, -60, 560, 250)) +
    fill(dark, box(-80, 190, 560, 260)) +
    fill(pale, white) +
    fill(
      bright,
      box(-40 + held * 56, 214, 53, 230, 5) + box(-40 + (held + 2) * 56, 214, 53, 230, 5)
    ) +
    fill(dark, black) +
    knobs +
    faders +
    stroke(dark, 2.4, 'M-80 172H480M-80 180H480')
  return (
    group(panel, `rotate(${random.pick([-14, 12, -8])} 200 200) translate(-6 6)`) +
    halftone(dark, 22, (x, y) => (x + y - 560) / 330)
  )
}

/** A turntable from above, needle down. */
export const turntable: PhotoSubject = ({ random, dark, bright, pale }) => {
  const grooves = [132, 122, 112, 102, 92, 82, 72].map((radius) => disc(184, 206, radius)).join('')
  return (
    fill(bright, box(0, 0, 400, 400)) +
    halftone(pale, 24, (x, y) => 1 - (x + y) / 380) +
    fill(pale, disc(184, 206, 158)) +
    fill(dark, disc(184, 206, 148)) +
    stroke(pale, 1.1, grooves) +
    fill(
      bright,
      'M184 206L250 74A148 148 0 0 1 292 106zM184 206L118 338A148 148 0 0 1 76 306z',
      'opacity=".5"'
    ) +
    fill(bright, disc(184, 206, 56)) +
    fill(
      pale,
      random.pick([
        disc(184, 206, 34),
        'M184 158L198 192L232 206L198 220L184 254L170 220L136 206L170 192z',
      ])
    ) +
    fill(dark, disc(184, 206, 7)) +
    fill(dark, disc(348, 76, 38)) +
    fill(pale, disc(348, 76, 24)) +
    stroke(dark, 11, 'M348 76C352 160 340 220 300 272L262 300', 'stroke-linejoin="round"') +
    fill(dark, box(-17, -12, 44, 24, 4), 'transform="translate(256 304) rotate(142)"') +
    fill(dark, box(330, 300, 26, 72, 5)) +
    fill(pale, box(334, random.integer(306, 344), 18, 16, 3))
  )
}
