import { accentFor } from '#artwork/accent'
import { type Channels, hexOf } from '#artwork/color_math'

const HUES = 24

/** Below this difference of its strongest and weakest channel a pixel is a grey. */
const GREY = 40

/** Of the pixels, so many must have a colour for the picture to have one. */
const LEAST_SHARE = 0.02

type Tally = { weight: number; sums: [red: number, green: number, blue: number] }

/**
 * The strongest colour of a picture, corrected until ink text on it passes AA; null for one that has no colour.
 *
 * @param pixels red, green and blue of each pixel, of a picture made small
 */
export function accentFromPixels(pixels: Uint8Array): string | null {
  const tallies: Tally[] = Array.from({ length: HUES }, () => ({ weight: 0, sums: [0, 0, 0] }))
  let coloured = 0
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const channels: Channels = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
    const chroma = Math.max(...channels) - Math.min(...channels)
    if (chroma < GREY) continue
    coloured += 1
    // A little of a strong colour counts for more than much of a weak one.
    const weight = chroma ** 2
    const tally = tallies[Math.floor(hueOf(channels, chroma) * HUES) % HUES]!
    tally.weight += weight
    channels.forEach((channel, index) => (tally.sums[index]! += channel * weight))
  }
  if (coloured < (pixels.length / 3) * LEAST_SHARE) return null
  const { weight, sums } = tallies.reduce((best, one) => (one.weight > best.weight ? one : best))
  return weight > 0
    ? accentFor(hexOf([sums[0] / weight, sums[1] / weight, sums[2] / weight]))
    : null
}

/** From 0 for red over green and blue to 1, red again. */
function hueOf([red, green, blue]: Channels, chroma: number): number {
  const strongest = Math.max(red, green, blue)
  if (strongest === red) return ((green - blue) / chroma / 6 + 1) % 1
  if (strongest === green) return (2 + (blue - red) / chroma) / 6
  return (4 + (red - green) / chroma) / 6
}
