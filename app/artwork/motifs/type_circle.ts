import { around, disc, fill, polygon, stroke } from '#artwork/svg'
import { drawable, wordsWidth } from '#artwork/lettering'
import { ringWords } from '#artwork/ring_lettering'
import type { Motif } from '#artwork/motifs/motif'

/** The name going round and round, like a label on a turntable. */
export const drawTypeCircle: Motif = ({ random, key, second, third, ground, words }) => {
  const name = drawable(words).slice(0, 22) || 'Round and round'
  const height = 27
  // As often as it goes into the ring, then spread until it closes.
  const around360 = (radius: number, size: number) => {
    const once = wordsWidth(name, size) + size * 0.9
    const times = Math.max(
      1,
      Math.min(Math.round((2 * Math.PI * radius) / once), Math.floor(38 / name.length))
    )
    const text = Array.from({ length: times }, () => name).join(' ')
    return { text, spread: 360 * (1 - 0.9 / (text.length + 0.9)) }
  }
  const outer = around360(111, height)
  const inner = around360(70, 22)
  const points = random.pick([5, 8, 12, 16])
  const star = polygon(
    Array.from({ length: points * 2 }, (_, index) =>
      around(
        150,
        150,
        index % 2 === 0 ? 42 : 42 * (points > 8 ? 0.72 : 0.44),
        (index * 180) / points
      )
    )
  )
  const middle = random.pick([
    fill(key, star),
    fill(key, disc(150, 150, 42)) + fill(third, disc(150, 150, 30)) + fill(key, disc(150, 150, 7)),
    fill(key, 'M106 150Q150 106 194 150Q150 194 106 150z') +
      fill(ground, disc(150, 150, 17)) +
      fill(key, disc(150, 150, 9)),
  ])
  const solid = random.chance(0.5)
  const turn = `<g transform="rotate(${random.integer(0, 359)} 150 150)">`
  return (
    fill(solid ? key : second, disc(150, 150, 147)) +
    turn +
    ringWords(outer.text, { x: 150, y: 150, radius: 111, height, spread: outer.spread }, ground) +
    '</g>' +
    fill(ground, disc(150, 150, 101)) +
    turn +
    ringWords(
      inner.text,
      { x: 150, y: 150, radius: 70, height: 22, spread: inner.spread },
      solid ? second : key
    ) +
    '</g>' +
    stroke(solid ? key : second, 5, disc(150, 150, 60)) +
    fill(third, disc(150, 150, 52)) +
    middle
  )
}
