import { around, d, disc, dots, fill, polygon, stroke } from '#artwork/svg'
import type { Motif } from '#artwork/motifs/motif'

const BOLT = 'M182 8L84 162H138L104 292L222 120H164z'

/** A bolt out of a cloud or a burst: the power came back on. */
export const drawBolt: Motif = ({ random, key, second, third, ground }) => {
  const points = random.pick([14, 18, 22])
  const turn = random.between(0, 20)
  const depth = random.between(0.86, 1.1)
  const burst = (outer: number, inner: number) =>
    polygon(
      Array.from({ length: points * 2 }, (_, index) =>
        around(150, 150, index % 2 === 0 ? outer : inner * depth, turn + (index * 180) / points)
      )
    )
  const cloud =
    'M60 128C30 128 16 108 22 88C28 70 46 62 60 66C64 40 92 24 118 32C134 8 178 6 198 30C226 24 250 42 250 66C274 66 288 84 282 104C276 122 260 128 244 128z'
  const rain = Array.from({ length: 12 }, (_, index) => {
    const x = 34 + index * 21
    return d`M${x} ${150 + random.between(0, 40)}l-10 ${random.between(26, 64)}`
  }).join('')
  const field = Array.from({ length: 60 }, (_, index) => {
    const [x, y] = around(150, 150, 16 * Math.sqrt(index * 1.35), turn * 18 + index * 137.508)
    return [x, y] as const
  })
  const behind = random.pick([
    () => fill(second, burst(148, 104)) + fill(third, burst(118, 86)),
    () =>
      stroke(second, 5, rain, 'stroke-linecap="round"') +
      fill(third, cloud) +
      stroke(ground, 4, 'M58 100C80 116 104 112 116 98M150 108C178 118 208 112 220 96'),
    () => fill(second, disc(150, 150, 144)) + dots(third, 9, field),
  ])()
  const shift = random.pick([7, -7])
  return (
    behind +
    fill(ground, BOLT, `stroke="${ground}" stroke-width="14" stroke-linejoin="round"`) +
    fill(third, BOLT, `transform="translate(${shift} 6)" stroke="${ground}" stroke-width="3"`) +
    fill(key, BOLT)
  )
}
