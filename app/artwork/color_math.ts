/** Colours are `#RRGGBB` throughout; anything else is refused, so that no text reaches the SVG. */
export type Channels = readonly [red: number, green: number, blue: number]

export const INK = '#15120F'
export const PAPER = '#F6F1E7'
export const STAGE_ORANGE = '#FF4B1F'

const HEX = /^#[0-9a-f]{6}$/i

export function isHex(value: string): boolean {
  return HEX.test(value)
}

export function channelsOf(hex: string): Channels {
  if (!isHex(hex)) {
    throw new RangeError('A colour is written as # and six hexadecimal digits')
  }
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export function hexOf(channels: Channels): string {
  const digits = channels.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0')
  )
  return `#${digits.join('')}`.toUpperCase()
}

/** `amount` of `other` in `hex`: 0 leaves it, 1 replaces it. */
export function mix(hex: string, other: string, amount: number): string {
  const from = channelsOf(hex)
  const to = channelsOf(other)
  const blend = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * amount
  return hexOf([blend(0), blend(1), blend(2)])
}

export function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

export function gamma(share: number): number {
  return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055)
}

/** Relative luminance as WCAG 2 defines it, 0 for black to 1 for white. */
export function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG 2 contrast, from 1 to 21; the order of the two colours does not matter. */
export function contrastRatio(first: string, second: string): number {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Of the candidates, the one that reads best on the ground. */
export function clearest(ground: string, candidates: readonly string[]): string {
  return candidates.reduce((best, candidate) =>
    contrastRatio(candidate, ground) > contrastRatio(best, ground) ? candidate : best
  )
}

/** How far apart two colours of the same lightness may still look: 0 to 442, straight through RGB. */
export function distance(first: string, second: string): number {
  const a = channelsOf(first)
  const b = channelsOf(second)
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
