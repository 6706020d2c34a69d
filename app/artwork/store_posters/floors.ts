import { around, box, clipped, disc, dots, fill, polygon } from '#artwork/svg'
import { FOCUS, type PosterComposition } from '#artwork/store_posters/composition'

const { x, y } = FOCUS

/** A floor of squares swelling into the light. */
export const dancefloor: PosterComposition = ({ random, hot, glow, ink, paper }) => {
  const size = random.pick([92, 108])
  const push = random.between(0.45, 0.62)
  // Ink keeps off the words: high up, or far to the right.
  const warp = (px: number, py: number): [number, number] => {
    const away = Math.hypot(px - x, py - y)
    const lift = Math.exp(-((away / 300) ** 2)) * push
    return [px + (px - x) * lift, py + (py - y) * lift]
  }
  const near: string[] = []
  const middle: string[] = []
  const far: string[] = []
  for (let row = -1; row * size < 960; row++) {
    for (let column = 4; column * size < 1680; column++) {
      if ((row + column) % 2 !== 0) continue
      const [left, top] = [column * size, row * size]
      const quad = polygon([
        warp(left, top),
        warp(left + size, top),
        warp(left + size, top + size),
        warp(left, top + size),
      ])
      const away = Math.hypot(left + size / 2 - x, top + size / 2 - y)
      if (away < 150) near.push(quad)
      else if (left > 760 && (top + size < 540 || left > 1210)) middle.push(quad)
      else far.push(quad)
    }
  }
  return (
    fill(glow, far.join('')) +
    fill(ink, middle.join('')) +
    fill(hot, near.join('')) +
    fill(
      paper,
      Array.from({ length: 4 }, (_, index) =>
        polygon(
          Array.from({ length: 8 }, (__, point) =>
            around(
              [1290, 1440, 700, 1180][index],
              [110, 520, 150, 660][index],
              point % 2 === 0 ? 46 : 11,
              point * 45
            )
          )
        )
      ).join('')
    )
  )
}

/** Dots that grow out of nothing into a disc. */
export const halftoneWall: PosterComposition = ({ random, hot, ink, glow }) => {
  const pitch = 44
  const steps = 9
  const sizes: [number, number][][] = Array.from({ length: steps + 1 }, () => [])
  const bend = random.between(0.0015, 0.0035)
  for (let row = 0; row < 22; row++) {
    for (let column = 10; column < 37; column++) {
      const at = column * pitch + (row % 2) * (pitch / 2)
      const wave = 90 * Math.sin(row * 0.3 + at * bend)
      const weight = (at + wave - 560 - Math.max(0, row * pitch - 400) * 4) / 900
      const size = Math.round(Math.min(1, weight) * steps)
      if (size > 0) sizes[size].push([at, row * pitch])
    }
  }
  const field = sizes
    .map((points, size) =>
      points.length === 0 ? '' : dots(ink, (size / steps) * pitch * 1.02, points)
    )
    .join('')
  return (
    fill(glow, disc(x, y, 300)) + fill(hot, disc(x, y, 246)) + clipped(box(0, 0, 1600, 900), field)
  )
}
