import { around, d, disc, dots, fill, group, round, stroke } from '#artwork/svg'
import type { Motif } from '#artwork/motifs/motif'

const LEAF = 'M0 0C14-26 44-40 84-36C76-6 44 12 0 0z'
const VEIN = 'M0 0C24-12 46-24 76-32M24-12l4-14M42-21l6-12M30-14l16 2M48-23l16-1'

function petals(count: number, length: number, width: number, turn: number, tip: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index * 360) / count
    const [ax, ay] = around(0, 0, length * 0.55, angle - width)
    const [tx, ty] = around(0, 0, length, angle)
    const [lx, ly] = around(0, 0, length * tip, angle - width * 0.5)
    const [rx, ry] = around(0, 0, length * tip, angle + width * 0.5)
    const [bx, by] = around(0, 0, length * 0.55, angle + width)
    return d`M0 0C${ax} ${ay} ${lx} ${ly} ${tx} ${ty}C${rx} ${ry} ${bx} ${by} 0 0z`
  }).join('')
}

/** One big bloom, layered like cut paper, with or without a stem. */
export const drawFlower: Motif = ({ random, key, second, third, ground }) => {
  const count = random.pick([7, 8, 9, 11, 13])
  const stemmed = random.chance(0.6)
  const size = stemmed ? 104 : 146
  const tip = random.pick([0.9, 1.02, 1.16])
  const width = (360 / count) * random.between(0.62, 0.82)
  const seeds = Array.from({ length: 42 }, (_, index) => {
    const [x, y] = around(0, 0, size * 0.037 * Math.sqrt(index), index * 137.508)
    return [x, y] as const
  })
  const veins = Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count
    const [ax, ay] = around(0, 0, size * 0.4, angle)
    const [bx, by] = around(0, 0, size * 0.84, angle)
    return d`M${ax} ${ay}L${bx} ${by}`
  }).join('')
  const bloom =
    fill(second, petals(count, size, width, 180 / count, tip)) +
    fill(key, petals(count, size * 0.93, width * 0.92, 0, tip)) +
    stroke(ground, 2.2, veins, 'stroke-linecap="round"') +
    fill(third, petals(count, size * 0.6, width * 0.9, 180 / count, tip)) +
    fill(key, petals(count, size * 0.44, width * 0.8, 0, 1.1)) +
    fill(second, disc(0, 0, size * 0.27)) +
    dots(key, size * 0.038, seeds)
  if (!stemmed) return group(bloom, 'translate(150 150)')

  const lean = random.between(-26, 26)
  const leaf = (x: number, y: number, turn: number, flip: number, scale: number) =>
    group(
      fill(second, LEAF) + stroke(ground, 2.2, VEIN),
      `translate(${round(x)} ${round(y)}) scale(${round(flip * scale)} ${round(scale)}) rotate(${round(turn)})`
    )
  return (
    stroke(key, 7, d`M150 108C${150 + lean} 180 ${150 - lean} 230 150 298`) +
    leaf(150 + lean * 0.2, 238, random.between(-12, 12), 1, 1) +
    leaf(150 - lean * 0.1, 266, random.between(-10, 14), -1, 1.1) +
    group(bloom, `translate(150 108) rotate(${random.integer(-12, 12)})`)
  )
}
