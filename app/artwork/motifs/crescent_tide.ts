import { around, clipped, d, disc, dots, fill, group, polygon, round, stroke } from '#artwork/svg'
import type { Motif } from '#artwork/motifs/motif'

function star(x: number, y: number, size: number): string {
  const points = Array.from({ length: 8 }, (_, index) =>
    around(x, y, index % 2 === 0 ? size : size * 0.28, index * 45)
  )
  return polygon(points)
}

/** A crescent moon over a rolling sea, its light broken on the waves. */
export const drawCrescentTide: Motif = ({ random, key, second, third }) => {
  const radius = random.between(74, 92)
  // The horns lie 50 degrees from the middle of the bite: closer and the moon shuts, wider and it
  // is half full.
  const [hornX, hornY] = [radius * Math.cos(0.87), radius * Math.sin(0.87)]
  const bite = radius * random.between(0.78, 0.86)
  const moon = d`M${hornX} ${-hornY}A${radius} ${radius} 0 1 0 ${hornX} ${hornY}A${bite} ${bite} 0 1 1 ${hornX} ${-hornY}z`
  const tilt = random.integer(-62, 24)
  const horizon = random.between(176, 190)
  const length = random.pick([38, 50, 75])
  const rows = random.integer(5, 7)
  const gap = (292 - horizon) / rows

  const sea = Array.from({ length: rows }, (_, row) => {
    const y = horizon + (row + 0.5) * gap
    const height = gap * 0.52
    const shift = row % 2 === 0 ? 0 : length / 2
    let data = d`M${-length - shift} ${y}`
    for (let x = -length - shift; x < 300 + length; x += length) {
      data += d`q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`
    }
    return stroke(row % 2 === 0 ? second : key, gap * 0.46, data)
  }).join('')

  const sky = Array.from({ length: random.integer(5, 9) }, () => {
    const [x, y] = around(150, 100, random.between(105, 140), random.between(-100, 100))
    return star(x, Math.max(12, y), random.between(5, 12))
  }).join('')
  const drops = Array.from(
    { length: 9 },
    () => [random.between(14, 286), random.between(10, 160)] as const
  )

  return (
    fill(third, sky) +
    dots(third, 3.4, drops) +
    group(fill(key, moon), `translate(${round(150 - radius * 0.1)} 98) rotate(${tilt})`) +
    clipped(random.chance(0.5) ? disc(150, 150, 148) : d`M4 ${horizon - gap * 0.3}h292V300H4z`, sea)
  )
}
