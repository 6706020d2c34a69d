import { around, clipped, disc, dots, fill, group, polygon, stroke } from '#artwork/svg'
import { halftone, type PhotoSubject } from '#artwork/artist_photos/scene'
import { PROFILE, SINGING_PROFILE } from '#artwork/artist_photos/profiles'
import { drawSitter, placed } from '#artwork/artist_photos/sitter'

/** One face, close, in dark glasses. */
export const darkGlasses: PhotoSubject = ({ random, ...tones }) => {
  const backdrop = random.pick([
    fill(tones.bright, disc(200, 170, 160)),
    halftone(tones.bright, 20, (x, y) => 1.1 - y / 300 + Math.sin(x / 90) * 0.1),
    fill(tones.bright, 'M0 0H200V400H0z'),
  ])
  return (
    backdrop +
    placed(drawSitter(random, tones, { glasses: true }), 200 + random.integer(-10, 10), 190, 1.22)
  )
}

/** One face, looking straight into the lens. */
export const straightOn: PhotoSubject = ({ random, ...tones }) =>
  fill(tones.bright, 'M0 0H400V400H0z') +
  halftone(tones.pale, 22, (x, y) => 1.15 - Math.hypot(x - 110, y - 90) / 210) +
  placed(drawSitter(random, tones), 204, 186, 1.26)

/** A head against the light, its edge picked out in dots. */
export const againstTheLight: PhotoSubject = ({ random, dark, bright }) => {
  const flip = random.chance(0.5) ? -1 : 1
  const hair = random.pick([
    disc(-20, -46, 104),
    'M-96 150C-140 60-130-60-84-100C-40-138 60-134 92-84C98-70 98-56 94-44C60-66 20-70 4-56C-10-20-20 60-40 140z',
    'M-84-40C-96-90-60-140 10-138C70-150 126-120 120-84C108-66 100-60 94-44C60-70 20-66-10-40C-20-10-40 10-70 20z',
    'M-40-96L-70-140L-40-124L-34-160L-8-126L8-164L24-124L52-150L48-110L74-116L70-84z',
  ])
  const head = fill(dark, hair) + fill(dark, PROFILE)
  // The light falls off from the brow backwards: smaller dots, column by column.
  const rim = [9, 8, 6.4, 4.8, 3.2, 2]
    .map((size, column) =>
      dots(
        bright,
        size,
        Array.from(
          { length: 20 },
          (_, row) => [112 - column * 10, -88 + row * 16 + (column % 2) * 8] as const
        )
      )
    )
    .join('')
  return (
    fill(bright, disc(200 + flip * 30, 180, 150)) +
    stroke(bright, 4, disc(200 + flip * 30, 180, 166) + disc(200 + flip * 30, 180, 182)) +
    group(head, `translate(${200 - flip * 22} 196) scale(${flip * 1.22} 1.22)`) +
    group(clipped(PROFILE, rim), `translate(${200 - flip * 22} 196) scale(${flip * 1.22} 1.22)`)
  )
}

/** The singer and the microphone. */
export const singer: PhotoSubject = ({ random, dark, bright, pale }) => {
  const flip = random.chance(0.5) ? -1 : 1
  const beams = Array.from({ length: 9 }, (_, index) =>
    polygon([
      [300, 150],
      around(300, 150, 460, 200 + index * 20),
      around(300, 150, 460, 209 + index * 20),
    ])
  ).join('')
  const scene =
    fill(bright, beams) +
    group(
      fill(dark, disc(-34, -50, 96) + disc(-76, 30, 60)) + fill(dark, SINGING_PROFILE),
      'translate(140 196) scale(1.14)'
    ) +
    stroke(
      bright,
      5,
      'M206 190C216 178 228 178 236 184M196 168C210 158 228 158 240 168',
      'stroke-linecap="round"'
    ) +
    fill(dark, disc(306, 282, 36)) +
    stroke(
      pale,
      3,
      'M276 266C292 258 318 258 336 266M271 282H341M276 298C292 306 318 306 336 298M306 247V317M288 251C280 270 280 294 288 313M324 251C332 270 332 294 324 313'
    ) +
    fill(dark, 'M284 312L328 312L336 330H276z') +
    fill(bright, 'M280 330H332L326 400H286z') +
    fill(
      dark,
      'M262 348C262 338 272 334 282 338L340 350C350 354 350 366 340 368L352 372C360 378 356 388 346 388L350 400H262z'
    ) +
    stroke(pale, 3, 'M292 356L340 366M292 376L346 386')
  return group(scene, `translate(${flip === 1 ? 0 : 400} 0) scale(${flip} 1)`)
}

/** A sitter with a flower where the face would be. */
export const flowerFace: PhotoSubject = ({ random, ...tones }) => {
  const { dark, bright, pale } = tones
  const count = random.pick([9, 11, 13])
  const petals = (radius: number, size: number, turn: number) =>
    Array.from({ length: count }, (_, index) => {
      const [x, y] = around(0, 0, radius, turn + (index * 360) / count)
      return disc(x, y, size)
    }).join('')
  const bloom =
    fill(dark, petals(72, 27, 0)) +
    fill(bright, petals(70, 22, 0)) +
    fill(dark, petals(46, 20, 180 / count)) +
    fill(pale, petals(45, 16, 180 / count)) +
    fill(dark, disc(0, 0, 34)) +
    dots(
      bright,
      6,
      Array.from({ length: 30 }, (_, index) => around(0, 0, 5 * Math.sqrt(index), index * 137.5))
    )
  return (
    fill(bright, 'M0 0H400V400H0z') +
    fill(pale, disc(200, 190, 168)) +
    placed(drawSitter(random, tones, { faceless: true }), 200, 196, 1.16) +
    group(bloom, `translate(200 190) rotate(${random.integer(0, 40)})`)
  )
}
