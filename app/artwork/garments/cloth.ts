import { luminance, mix } from '#artwork/color_math'

/** One dyed material and the flat tones it takes where it turns, folds and is sewn. */
export interface Cloth {
  base: string
  /** Where the material lies in a fold */
  fold: string
  /** Where it turns away from the viewer */
  shade: string
  /** What one sees inside: a neck, a hood, a bag */
  deep: string
  /** Where it catches the light */
  light: string
  /** Seams and stitching */
  seam: string
}

const SHADOW = '#2B1D14'

/** Dark cloth shows its form by its lights, pale cloth by its shadows. */
export function clothOf(base: string): Cloth {
  const brightness = luminance(base)
  if (brightness < 0.045) {
    return {
      base,
      fold: mix(base, '#000000', 0.42),
      shade: mix(base, '#000000', 0.24),
      deep: mix(base, '#000000', 0.6),
      light: mix(base, '#FFFFFF', 0.075),
      seam: mix(base, '#FFFFFF', 0.24),
    }
  }
  const weight = brightness > 0.6 ? 0.75 : 1
  return {
    base,
    fold: mix(base, SHADOW, 0.17 * weight),
    shade: mix(base, SHADOW, 0.1 * weight),
    deep: mix(base, SHADOW, 0.42 * weight),
    light: mix(base, '#FFFFFF', brightness > 0.6 ? 0.45 : 0.11),
    seam: mix(base, SHADOW, 0.4 * weight),
  }
}
