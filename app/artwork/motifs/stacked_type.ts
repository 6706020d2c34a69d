import { contrastRatio } from '#artwork/color_math'
import { box, clipped, d, fill, group, round } from '#artwork/svg'
import { drawable, fitWords, MOST_STRETCH, wordsRise, wordsWidth } from '#artwork/lettering'
import { LARGEST_SEED } from '#artwork/random'
import type { Motif } from '#artwork/motifs/motif'

const LOUD = ['Encore', 'Louder', 'One more', 'All night']

/** Short words share a line, so that no line towers over the others by being thin. */
function linesOf(words: string): string[] {
  const lines: string[] = []
  for (const word of drawable(words).split(' ').filter(Boolean)) {
    const last = lines.at(-1)
    if (
      last !== undefined &&
      (last.length <= 3 || word.length <= 2) &&
      last.length + word.length < 9
    ) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines.slice(0, 4)
}

const MEASURE = 288
/** Higher than this, even a short word would leave no room for another. */
const TALLEST = 132

/** How high each line comes out across the measure, and how often the stack fits into its height. */
function settingOf(own: string[], gap: number) {
  const natural = own.map(
    (line) => Math.min(TALLEST, MEASURE / wordsWidth(line, 1)) * wordsRise(line)
  )
  const sum = natural.reduce((total, height) => total + height, 0)
  const times = Math.min(4, Math.max(1, Math.round(MEASURE / (sum + gap * own.length))))
  const room = MEASURE - gap * (own.length * times - 1)
  const pull = Math.min(MOST_STRETCH, Math.max(1 / MOST_STRETCH, room / (sum * times)))
  return { heights: natural.map((height) => height * pull), times }
}

/** The name itself, in wood type as wide as the shirt will take, as often as it fits. */
export const drawStackedType: Motif = ({ random, key, second, third, ground, words }) => {
  const named = linesOf(words)
  const own = named.length > 0 ? named : [random.pick(LOUD)]
  const gap = random.between(6, 14)
  const { heights, times } = settingOf(own, gap)
  const lines = Array.from({ length: times }, () => own).flat()
  const filled = lines.reduce((sum, _, index) => sum + heights[index % own.length] + gap, -gap)
  let y = 150 - filled / 2
  const frames = lines.map((_, index) => {
    const frame = { x: 6, y, width: MEASURE, height: heights[index % own.length] }
    y += frame.height + gap
    return frame
  })

  // A line, and the stack of them, is outlined once and printed as often as it is wanted.
  const name = `type-${random.integer(1, LARGEST_SEED)}`
  const outlined = (index: number) => fitWords(lines[index], frames[index], null, { stretch: true })
  const define = (id: string, content: string) => `<defs><g id="${id}">${content}</g></defs>`
  const isRepeated = times > 1
  const once = isRepeated
    ? own.map((_, index) => define(`${name}-${index}`, outlined(index))).join('')
    : ''
  const row = (index: number, ink: string) => {
    if (!isRepeated) return `<g${ink}>${outlined(index)}</g>`
    const first = index % own.length
    return `<use href="#${name}-${first}"${ink} y="${round(frames[index].y - frames[first].y)}"/>`
  }
  const stack = define(name, lines.map((_, index) => row(index, '')).join(''))
  const print = (color: string, by = 0) =>
    `<use href="#${name}" fill="${color}"${by === 0 ? '' : ` transform="translate(${by} ${by})"`}/>`

  // Only inks one can read by carry letters of their own.
  const legible = [key, second, third].filter((ink) => contrastRatio(ink, ground) >= 2)
  const inkOf = (index: number) => legible[index % legible.length]

  const styles = {
    inks: () => once + lines.map((_, index) => row(index, ` fill="${inkOf(index)}"`)).join(''),
    bars: () =>
      lines
        .map((line, index) => {
          const { x, y: top, width, height } = frames[index]
          if (index % 2 === 1) return fitWords(line, frames[index], inkOf(1), { stretch: true })
          const inner = { x: x + 10, y: top + 8, width: width - 20, height: height - 16 }
          const bar = fill(inkOf(index / 2), box(x, top, width, height))
          return bar + fitWords(line, inner, ground, { stretch: true })
        })
        .join(''),
    slices: () => {
      const cuts = [0, random.between(60, 110), random.between(130, 180), random.between(200, 250)]
      const slices = cuts.map((cut, index) => {
        const band = d`M-40 ${cut}H340V${(cuts[index + 1] ?? 302) - 2}H-40z`
        return group(clipped(band, print(inkOf(index))), `translate(${index % 2 === 0 ? -5 : 5} 0)`)
      })
      return once + stack + slices.join('')
    },
    echo: () => once + stack + print(third, 8) + print(second, 4) + print(key),
  }
  return random.pick(Object.values(styles))()
}
