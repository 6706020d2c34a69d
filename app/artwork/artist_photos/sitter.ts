import type { Random } from '#artwork/random'
import { BEANIE, GLASSES, HAIR } from '#artwork/artist_photos/wardrobe'
import { disc, fill, group, mirrored, round, stroke } from '#artwork/svg'

// A sitter is drawn around 0, 0, between the eyes and the mouth: the head about 120 wide and 170
// high, the shoulders down to 240. The light comes from the left.
const FACE = 'M-56-34C-60 16-48 60-26 82C-12 96 12 96 26 82C48 60 60 16 56-34C54-84-54-84-56-34z'
const FACE_SHADE =
  'M10-74C52-72 58-40 56-34C60 16 48 60 26 82C16 92 4 93-2 92C14 78 24 62 22 50C32 40 36 30 30 24C20 12 18-2 24-14C32-34 22-54 10-74z'
const NECK = 'M-28 60C-26 96-30 112-40 122L0 150L40 122C30 112 26 96 28 60z'
const NECK_SHADE = 'M-27 74C-10 100 18 102 28 84C27 100 32 114 40 122L8 144C14 116-10 108-27 74z'
const SHOULDERS = 'M-160 250C-158 160-104 138-38 118C-16 140 16 140 38 118C104 138 158 160 160 250z'

interface Tones {
  dark: string
  bright: string
  pale: string
}

function clothes(random: Random, { dark, bright, pale }: Tones): string {
  const lapels = 'M-38 118L-64 152L-40 166L-48 182L0 250L48 182L40 166L64 152L38 118L0 190z'
  return (
    fill(dark, SHOULDERS) +
    random.pick([
      fill(bright, 'M-40 116C-20 142 20 142 40 116L44 128C22 156-22 156-44 128z'),
      fill(pale, 'M-34 122L0 150L34 122L18 250H-18z') + fill(bright, lapels),
      [0, 1, 2, 3]
        .map((row) =>
          stroke(pale, 9, `M-150 ${176 + row * 24}Q0 ${202 + row * 24} 150 ${176 + row * 24}`)
        )
        .join(''),
      fill(dark, 'M-32 84C-14 100 14 100 32 84L42 128C14 146-14 146-42 128z') +
        stroke(bright, 3, 'M-36 108C-14 124 14 124 36 108M-39 118C-14 134 14 134 39 118'),
      mirrored(fill(bright, 'M36 116L0 152L30 186L62 134z'), 0) +
        fill(pale, disc(0, 176, 4) + disc(0, 206, 4)),
    ])
  )
}

export interface Look {
  /** Dark glasses rather than eyes */
  glasses?: boolean
  /** Leaves the face blank, for something else to be put there */
  faceless?: boolean
}

/** Head and shoulders, as a stencil would have them: light, shade, and what is black. */
export function drawSitter(random: Random, tones: Tones, look: Look = {}): string {
  const { dark, bright, pale } = tones
  const style = random.integer(0, HAIR.length - 1)
  const hair = HAIR[style]
  const dressed = clothes(random, tones)
  const bearded = random.chance(0.3)
  const lens = random.pick(GLASSES)
  const rings = random.chance(0.4)

  const eye =
    stroke(dark, 5, 'M14-30C26-38 40-36 48-28', 'stroke-linecap="round"') +
    fill(dark, 'M14-8C22-20 40-20 48-8C40-2 24-2 14-8z') +
    fill(pale, disc(34, -12, 2.6))
  const eyes = look.glasses
    ? fill(dark, lens) +
      stroke(
        bright,
        3.4,
        'M-44-14L-32 2M-36-16L-28-6M14-14L26 2M22-16L30-6',
        'stroke-linecap="round"'
      ) +
      stroke(dark, 4, 'M-52-16L-60-20M52-16L60-20')
    : mirrored(eye, 0)
  const features =
    eyes +
    fill(dark, 'M-2-4C0 10 4 20 12 28C10 36-2 38-12 33C-4 33 2 31 2 28C-1 18-3 8-2-4z') +
    fill(
      dark,
      'M-22 54C-14 47-6 46 0 50C6 46 14 47 22 54C12 55-12 55-22 54zM-15 59C-6 62 6 62 15 59C8 68-8 68-15 59z'
    )
  const beard =
    'M-56-6C-58 40-46 74-24 92C-10 102 10 102 24 92C46 74 58 40 56-6C50 20 44 36 34 40C20 38 8 38 0 42C-8 38-20 38-34 40C-44 36-50 20-56-6z'
  const mouth = fill(pale, 'M-16 58C-6 54 6 54 16 58C8 66-8 66-16 58z')

  return (
    fill(style === BEANIE ? bright : dark, hair.behind) +
    dressed +
    fill(pale, NECK) +
    fill(bright, NECK_SHADE) +
    fill(pale, FACE) +
    fill(bright, FACE_SHADE) +
    (look.faceless ? '' : features) +
    (bearded && !look.faceless ? fill(dark, beard) + mouth : '') +
    fill(style === BEANIE ? bright : dark, hair.front) +
    (style === BEANIE
      ? fill(dark, 'M-62-26C-30-42 30-42 62-26L62-54C30-68-30-68-62-54z') +
        stroke(bright, 1.6, 'M-40-38V-60M-20-42V-64M0-43V-65M20-42V-64M40-38V-60')
      : '') +
    (rings ? fill(pale, disc(-58, 22, 5) + disc(58, 22, 5)) : '')
  )
}

/** The sitter at a place in the picture. */
export function placed(sitter: string, x: number, y: number, scale: number): string {
  return group(sitter, `translate(${round(x)} ${round(y)}) scale(${scale.toFixed(2)})`)
}
