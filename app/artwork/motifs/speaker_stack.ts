import { around, box, d, disc, dots, fill, stroke } from '#artwork/svg'
import type { Motif, MotifCanvas } from '#artwork/motifs/motif'

function cone(x: number, y: number, radius: number, { second, third, key, ground }: MotifCanvas) {
  const screws = Array.from({ length: 8 }, (_, index) =>
    around(x, y, radius * 0.93, index * 45 + 22)
  )
  return (
    fill(ground, disc(x, y, radius)) +
    fill(second, disc(x, y, radius * 0.86)) +
    stroke(
      key,
      radius * 0.06,
      disc(x, y, radius * 0.72) + disc(x, y, radius * 0.6) + disc(x, y, radius * 0.48)
    ) +
    fill(key, disc(x, y, radius * 0.36)) +
    fill(
      third,
      d`M${x - radius * 0.24} ${y}a${radius * 0.24} ${radius * 0.24} 0 0 1 ${radius * 0.24} ${-radius * 0.24}v${radius * 0.1}a${radius * 0.14} ${radius * 0.14} 0 0 0 ${-radius * 0.14} ${radius * 0.14}z`
    ) +
    dots(key, radius * 0.09, screws)
  )
}

/** A wall of cabinets, and the air in front of it. */
export const drawSpeakerStack: Motif = (canvas) => {
  const { random, key, second, third, ground } = canvas
  const heights = random.pick([
    [70, 100, 112],
    [112, 58, 112],
    [94, 94, 94],
  ])
  const width = random.between(118, 142)
  const left = 150 - width / 2
  let y = 8
  const cabinets = heights.map((height, index) => {
    const top = y
    y += height + 3
    const shell = fill(key, box(left - (index % 2), top, width + (index % 2) * 2, height, 5))
    const inner = stroke(ground, 1.8, box(left + 5, top + 5, width - 10, height - 10, 3))
    if (height < 80) {
      const radius = height * 0.32
      return (
        shell +
        inner +
        cone(150 - width * 0.27, top + height / 2, radius, canvas) +
        cone(150 + width * 0.27, top + height / 2, radius, canvas) +
        fill(third, box(145, top + height / 2 - 14, 10, 28, 5))
      )
    }
    if (random.chance(0.4)) {
      const bars = [0, 1, 2, 3, 4]
        .map((row) =>
          box(left + 14, top + height * 0.16 + row * height * 0.145, width - 28, height * 0.075, 3)
        )
        .join('')
      return (
        shell +
        inner +
        fill(second, bars) +
        fill(third, disc(left + width - 18, top + height * 0.88, 3.5))
      )
    }
    return shell + inner + cone(150, top + height / 2, height * 0.41, canvas)
  })
  const waves = [0, 1, 2, 3].map((index) => {
    const reach = 22 + index * 19
    return stroke(
      index % 2 === 0 ? second : third,
      7 - index,
      d`M${left - reach} ${150 - reach * 1.5}q${-16 - index * 5} ${reach * 1.5} 0 ${reach * 3}M${left + width + reach} ${150 - reach * 1.5}q${16 + index * 5} ${reach * 1.5} 0 ${reach * 3}`,
      'stroke-linecap="round"'
    )
  })
  return waves.slice(0, random.integer(3, 4)).join('') + cabinets.join('')
}
