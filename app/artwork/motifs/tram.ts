import { box, disc, fill, stroke } from '#artwork/svg'
import { fitWords } from '#artwork/lettering'
import type { Motif } from '#artwork/motifs/motif'

/** A single-decker tram on its rails, the wire above it, the name on its blind. */
export const drawTram: Motif = ({ random, key, second, third, ground, words }) => {
  const route = String(random.integer(1, 19))
  const lean = random.between(-14, 14)
  const heads = [112, 150, 188]
    .map((x) =>
      random.chance(0.25) ? '' : `${disc(x, 158, 8)}M${x - 15} 184c0-13 6-16 15-16s15 3 15 16z`
    )
    .join('')

  return (
    stroke(second, 3, 'M6 22L294 34') +
    stroke(key, 4, `M150 28L${118 + lean} 52L150 76L${182 + lean} 52z`) +
    fill(key, box(122, 72, 56, 9, 3)) +
    fill(third, 'M112 270L60 300H84L126 270zM188 270L240 300H216L174 270z') +
    fill(
      key,
      'M96 80H204C218 80 226 88 228 104L238 232C239 252 232 264 214 264H86C68 264 61 252 62 232L72 104C74 88 82 80 96 80z'
    ) +
    fill(second, box(88, 90, 124, 28, 4)) +
    fill(ground, box(92, 94, 84, 20, 2) + box(181, 94, 27, 20, 2)) +
    fitWords(words || 'Last tram', { x: 95, y: 97, width: 78, height: 14 }, key) +
    fitWords(route, { x: 184, y: 97, width: 21, height: 14 }, key) +
    fill(third, 'M84 126H216L221 184H79z') +
    fill(key, heads + box(148, 126, 4, 58)) +
    fill(second, 'M77 196H223L225 208H75z') +
    fill(ground, disc(150, 228, 15)) +
    fill(third, disc(150, 228, 10)) +
    fill(ground, box(84, 218, 24, 11, 4) + box(192, 218, 24, 11, 4)) +
    fill(second, box(96, 264, 108, 10, 3)) +
    fill(key, box(128, 274, 44, 8, 3)) +
    stroke(key, 3, 'M10 297H290')
  )
}
