import { clearest, contrastRatio, distance, INK, luminance, mix, PAPER } from '#artwork/color_math'

export { accentFor } from '#artwork/accent'
export { contrastRatio } from '#artwork/color_math'
export { findGarmentColor, garmentColorHex, garmentColors } from '#artwork/garment_colors'
export type { GarmentColor } from '#artwork/garment_colors'

/** Two or three inks, the key (outline) ink first. */
export type Inks = readonly [key: string, second: string, third?: string]

/** The inks that were given, without gaps. */
export function inkList(inks: Inks): string[] {
  return inks.filter((ink) => ink !== undefined)
}

export interface InkPalette {
  name: string
  inks: readonly [key: string, second: string, third: string]
}

/** Sets a screen printer would mix: one key, one strong, one that lights the paper. */
export const inkPalettes: readonly InkPalette[] = [
  { name: 'Last tram', inks: ['#1B1B1F', '#E8452C', '#F2C14B'] },
  { name: 'Low tide', inks: ['#16323F', '#3E8E8C', '#F3D9B1'] },
  { name: 'Harvest', inks: ['#3A1F1A', '#C7502B', '#EDB458'] },
  { name: 'Milk bar', inks: ['#233A73', '#EE8FA0', '#FBF0DC'] },
  { name: 'Brick lane', inks: ['#2A1518', '#B3361B', '#EBC7A0'] },
  { name: 'Sodium', inks: ['#14213D', '#F29E1F', '#F7E7C6'] },
  { name: 'Greenhouse', inks: ['#17352B', '#4E9A5B', '#F4C9A9'] },
  { name: 'Cough sweet', inks: ['#3B1C4A', '#DB4C77', '#F4B942'] },
  { name: 'Blue hour', inks: ['#1A2352', '#4F7BD0', '#F3B6A2'] },
  { name: 'Rust belt', inks: ['#24211E', '#A9552E', '#8FB0A9'] },
  { name: 'Acid house', inks: ['#1D1D1B', '#F3D11D', '#F6F1E7'] },
  { name: 'Peach pit', inks: ['#5B1E2D', '#F07F5A', '#FAD9B8'] },
  { name: 'Allotment', inks: ['#2E3B1F', '#8AA13C', '#E9B7A9'] },
  { name: 'Night swim', inks: ['#0F2E3D', '#F25C3D', '#A9D6CF'] },
  { name: 'Two stroke', inks: ['#1B1B1F', '#2D5DA8', '#F08C2E'] },
  { name: 'Parma violet', inks: ['#2B2350', '#8D72C4', '#F5DFA3'] },
  { name: 'Chapel', inks: ['#2A2A2A', '#8C2F39', '#D8C9A3'] },
  { name: 'Lido', inks: ['#123A5A', '#31A6B8', '#FF8A5C'] },
  { name: 'Bramble', inks: ['#331832', '#7A2E58', '#E8A0A8'] },
  { name: 'Marmalade', inks: ['#3D2314', '#E9832B', '#FBE3B1'] },
]

const GROUNDS = [
  '#CFC6B4',
  '#B7C4C1',
  '#DDD5C3',
  '#C9A9A0',
  '#E5DCCB',
  '#B9B2A3',
  '#8FA39B',
  '#D9B98C',
  '#A9B6C4',
  '#D3BFC6',
  '#C3CBB2',
  '#E2C4AE',
] as const

/**
 * A tinted ground on which the garment stands out. `variation` (any whole number from 0) goes
 * through the grounds that suit, so that a wall of black shirts is not a wall of one colour.
 */
export function groundFor(garmentHex: string, variation = 0): string {
  const clear = GROUNDS.filter(
    (ground) => contrastRatio(ground, garmentHex) >= 1.3 && distance(ground, garmentHex) > 60
  )
  if (clear.length === 0) return luminance(garmentHex) > 0.4 ? '#8FA39B' : '#E5DCCB'
  return clear[variation % clear.length]
}

/** The inks as they would be mixed for this cloth: the key must read, the others must show. */
export function inksOn(ground: string, inks: Inks): { key: string; second: string; third: string } {
  const [first, second, third = inks[1]] = inks
  const strongest = clearest(ground, [first, second, third])
  const key =
    contrastRatio(strongest, ground) >= 3.2 ? strongest : clearest(ground, [INK, PAPER, strongest])
  const [visible = key, ...rest] = [first, second, third].filter(
    (ink) => ink !== key && tellsApart(ink, ground)
  )
  return { key, second: visible, third: rest[0] ?? underTone(key, visible, ground) }
}

/** Yellow on white has little contrast and is seen all the same. */
function tellsApart(ink: string, ground: string): boolean {
  return contrastRatio(ink, ground) >= 1.5 || distance(ink, ground) > 120
}

/** Where two inks show, the third is a tint of the second, or the two printed over each other. */
function underTone(key: string, visible: string, ground: string): string {
  const tint = mix(visible === key ? clearest(ground, [INK, PAPER]) : visible, ground, 0.42)
  return contrastRatio(tint, ground) >= 1.35 ? tint : mix(key, visible, 0.5)
}
