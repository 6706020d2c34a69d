import { around, d, disc, fill, polygon, stroke } from '#artwork/svg'
import type { Motif } from '#artwork/motifs/motif'

function straightRays(count: number, inner: number, outer: number, share: number): string {
  const step = 360 / count
  return Array.from({ length: count }, (_, index) =>
    polygon([
      around(150, 150, inner, step * (index - share / 2)),
      around(150, 150, outer, step * (index - share / 2)),
      around(150, 150, outer, step * (index + share / 2)),
      around(150, 150, inner, step * (index + share / 2)),
    ])
  ).join('')
}

function flames(count: number, inner: number, outer: number, lean: number): string {
  const step = 360 / count
  return Array.from({ length: count }, (_, index) => {
    const at = step * index
    const [ax, ay] = around(150, 150, inner, at - step * 0.46)
    const [bx, by] = around(150, 150, (inner + outer) / 2, at - step * 0.3 + lean)
    const [tx, ty] = around(150, 150, outer, at + lean * 0.4)
    const [cx, cy] = around(150, 150, (inner + outer) / 2, at + step * 0.36 + lean)
    const [ex, ey] = around(150, 150, inner, at + step * 0.46)
    return d`M${ax} ${ay}Q${bx} ${by} ${tx} ${ty}Q${cx} ${cy} ${ex} ${ey}z`
  }).join('')
}

const FACE =
  stroke('INK', 4, 'M122 140q10-9 20 0M158 140q10-9 20 0', 'stroke-linecap="round"') +
  stroke('INK', 4, 'M150 144v18q0 6-8 5M132 177q18 11 36 0', 'stroke-linecap="round"') +
  stroke('INK', 2.6, 'M120 130q12-12 24-4M156 126q12-8 24 4', 'stroke-linecap="round"')
const HEART =
  'M150 182C128 166 118 154 118 140C118 122 142 118 150 136C158 118 182 122 182 140C182 154 172 166 150 182z'
const CROSS = 'M142 118h16v24h24v16h-24v24h-16v-24h-24v-16h24z'

/** A sun with straight beams or flames, and a face, a heart, a cross or an eye in its middle. */
export const drawSunRays: Motif = ({ random, key, second, third, ground }) => {
  const count = random.pick([12, 16, 18, 20, 24])
  const flaming = random.chance(0.5)
  const outer = flaming
    ? fill(second, flames(count, 78, 148, random.integer(-10, 10))) +
      fill(key, flames(count, 70, 112, random.integer(-6, 6)))
    : fill(key, straightRays(count, 84, 148, random.between(0.42, 0.6))) +
      fill(second, straightRays(count * 2, 84, 100, 0.5))
  const heart = random.pick([
    FACE.replaceAll('INK', ground),
    fill(ground, HEART) + fill(second, HEART, 'transform="translate(60 60) scale(.6)"'),
    fill(ground, CROSS),
    fill(ground, 'M102 150Q150 108 198 150Q150 192 102 150z') +
      fill(second, disc(150, 150, 20)) +
      fill(key, disc(150, 150, 9)),
  ])
  return (
    outer +
    fill(ground, disc(150, 150, 76)) +
    fill(third, disc(150, 150, 72)) +
    fill(key, disc(150, 150, 62)) +
    heart
  )
}
