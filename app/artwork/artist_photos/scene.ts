import { clearest, contrastRatio, INK, luminance, mix, PAPER } from '#artwork/color_math'
import type { Random } from '#artwork/random'
import { dots } from '#artwork/svg'

/** A press photo on a two-colour duplicator: a dark drum, a bright drum, and the paper. */
export interface Scene {
  random: Random
  dark: string
  bright: string
  /** The paper's own tint, always light */
  pale: string
}

/** Draws in a square of 400, edge to edge; the subject stays clear of a round crop's corners. */
export type PhotoSubject = (scene: Scene) => string

/** Sorts the inks into their drums by how light they are. */
export function drumsOf(inks: readonly string[]): Omit<Scene, 'random'> {
  const sorted = inks.toSorted((one, other) => luminance(one) - luminance(other))
  const [darkest] = sorted
  const dark = luminance(darkest) < 0.12 ? darkest : mix(darkest, INK, 0.75)
  const lightest = sorted[sorted.length - 1]
  const pale = luminance(lightest) > 0.55 ? lightest : mix(lightest, PAPER, 0.72)
  const middle = sorted.length > 2 ? sorted[1] : lightest
  const bright =
    contrastRatio(middle, pale) > 1.5 && contrastRatio(middle, dark) > 1.6
      ? middle
      : clearest(pale, [mix(middle, dark, 0.4), mix(lightest, dark, 0.45)])
  return { dark, bright, pale }
}

/** Prints over what is there, the way a second drum does. */
export function overprint(content: string, shift: readonly [number, number] = [0, 0]): string {
  return `<g style="mix-blend-mode:multiply" transform="translate(${shift[0]} ${shift[1]})">${content}</g>`
}

/** A screen of dots that thins out in one direction: `density` answers 0 to 1 for each point. */
export function halftone(
  color: string,
  pitch: number,
  density: (x: number, y: number) => number
): string {
  const steps = 8
  const sizes: [number, number][][] = Array.from({ length: steps + 1 }, () => [])
  for (let row = 0; row * pitch * 0.5 < 410; row++) {
    for (let column = 0; column * pitch < 410; column++) {
      const x = Math.round(column * pitch + (row % 2 === 0 ? 0 : pitch / 2))
      const y = Math.round(row * pitch * 0.5)
      const size = Math.round(Math.min(1, Math.max(0, density(x, y))) * steps)
      if (size > 0) sizes[size].push([x, y])
    }
  }
  return sizes
    .map((points, size) =>
      points.length === 0 ? '' : dots(color, (size / steps) * pitch * 0.78, points)
    )
    .join('')
}
