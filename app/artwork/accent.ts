import { channelsOf, contrastRatio, gamma, hexOf, INK, linear } from '#artwork/color_math'

/** WCAG 2.2 AA for text of normal size */
const READABLE = 4.5

interface Perceived {
  lightness: number
  greenRed: number
  blueYellow: number
}

/** OKLab, because lightening in RGB washes a colour out and turns blues violet. */
function perceive(hex: string): Perceived {
  const [red, green, blue] = channelsOf(hex).map(linear)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    greenRed: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    blueYellow: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
}

/** Null where no screen can show the colour. */
function show({ lightness, greenRed, blueYellow }: Perceived): string | null {
  const long = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3
  const medium = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3
  const short = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3
  const shares = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  if (shares.some((share) => share < -0.0005 || share > 1.0005)) return null
  const [red, green, blue] = shares.map((share) => gamma(Math.min(1, Math.max(0, share))))
  return hexOf([red, green, blue])
}

/**
 * The colour nearest to the given one on which ink text passes 4.5:1. A colour that already
 * passes comes back as it was (in capitals); a darker one is lifted in lightness, keeping its hue
 * and as much of its strength as a screen can show.
 *
 * @throws RangeError when `hex` is not `#RRGGBB`
 */
export function accentFor(hex: string): string {
  if (contrastRatio(hex, INK) >= READABLE) return hex.toUpperCase()

  const color = perceive(hex)
  for (let lightness = color.lightness; lightness < 1; lightness += 0.005) {
    for (let strength = 1; strength >= 0; strength -= 0.05) {
      const shown = show({
        lightness,
        greenRed: color.greenRed * strength,
        blueYellow: color.blueYellow * strength,
      })
      if (shown === null) continue
      if (contrastRatio(shown, INK) >= READABLE) return shown
      break
    }
  }
  return '#FFFFFF'
}
