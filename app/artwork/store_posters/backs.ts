import { around, d, disc, dots, fill, polygon, stroke } from '#artwork/svg'
import type { PosterCanvas } from '#artwork/store_posters/composition'

type Back = (canvas: PosterCanvas) => string

/** As far as any corner of either sheet is from its figure. */
const FAR = 1400

const rings: Back = ({ sheet: { x, y, reach }, glow, random }) => {
  const gap = reach * random.pick([0.24, 0.32])
  const count = Math.round(FAR / gap / 1.4)
  return stroke(
    glow,
    gap * 0.34,
    Array.from({ length: count }, (_, index) => disc(x, y, reach * 1.2 + index * gap)).join('')
  )
}

const rays: Back = ({ sheet: { x, y }, glow, random }) => {
  const count = random.pick([16, 20, 28])
  const step = 360 / count
  return fill(
    glow,
    Array.from({ length: count }, (_, index) =>
      polygon([[x, y], around(x, y, FAR, index * step), around(x, y, FAR, (index + 0.5) * step)])
    ).join('')
  )
}

const dotted: Back = ({ sheet: { width, height }, glow, random }) => {
  const pitch = random.pick([58, 76])
  const field: [number, number][] = []
  for (let row = 0; row * pitch < height + pitch; row++) {
    for (let column = 0; column * pitch < width + pitch; column++) {
      field.push([column * pitch + (row % 2) * (pitch / 2), row * pitch])
    }
  }
  return dots(glow, pitch * 0.36, field)
}

const slanted: Back = ({ sheet: { width, height }, glow, random }) => {
  const pitch = random.pick([90, 130])
  const lines = Array.from(
    { length: Math.ceil((width + height) / pitch) },
    (_, index) => d`M${index * pitch - height} ${height}l${height} ${-height}`
  )
  return stroke(glow, pitch * 0.4, lines.join(''))
}

const rippled: Back = ({ sheet: { width, height }, glow, random }) => {
  const length = random.pick([200, 320])
  const gap = 64
  const lines = Array.from({ length: Math.ceil(height / gap) + 1 }, (_, row) => {
    const turns = Math.ceil((2 * width) / length) + 1
    return (
      d`M${-(row % 2) * (length / 2)} ${row * gap}q${length / 4} -36 ${length / 2} 0` +
      d`t${length / 2} 0`.repeat(turns)
    )
  })
  return stroke(glow, 18, lines.join(''))
}

/** A heavy disc, and nothing else: the quietest of them. */
const spot: Back = ({ sheet: { x, y, reach }, glow }) => fill(glow, disc(x, y, reach * 1.13))

export const backs: readonly Back[] = [rings, rays, dotted, slanted, rippled, spot]

/** Some of them run behind the figure, where a clear field keeps it readable. */
export function clearing({ sheet: { x, y, reach }, ground }: PosterCanvas): string {
  return fill(ground, disc(x, y, reach * 1.06))
}
