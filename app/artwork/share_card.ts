import { INK, PAPER, STAGE_ORANGE } from '#artwork/color_math'
import { drawable, fitWords } from '#artwork/lettering'
import { box, disc, fill, stroke, svg } from '#artwork/svg'

/** What is said beside the goods: whose they are, what they are called, what they cost. */
export interface ShareCard {
  band: string
  name: string
  /** As it is shown, with its currency */
  price: string
}

const WIDTH = 1200
const HEIGHT = 630
/** The goods stand left of it. */
const EDGE = 504
const LEFT = EDGE + 56
const ROOM = WIDTH - LEFT - 56

const LINE = 14
const MOST_LINES = 3

/** Whole words, about as many letters to a line; what finds no line is left out. */
export function linesOf(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(/\s+/).filter((each) => drawable(each) !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= LINE)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.slice(0, MOST_LINES)
}

/** The words of a shared picture, as a ticket's stub of 1200 by 630 whose left part is empty for the goods. */
export function drawShareCard({ band, name, price }: ShareCard): string {
  const lines = linesOf(name)
  const height = lines.length > 2 ? 84 : 104
  const words = lines
    .map((line, index) =>
      fitWords(line, { x: LEFT, y: 158 + index * (height + 22), width: ROOM, height }, INK, {
        left: true,
      })
    )
    .join('')
  const holes = Array.from({ length: 16 }, (_, index) => disc(EDGE, 20 + index * 40, 9)).join('')
  return svg(
    WIDTH,
    HEIGHT,
    fill(PAPER, box(EDGE, 0, WIDTH - EDGE, HEIGHT)) +
      fill(PAPER, holes) +
      stroke(INK, 3, `M${LEFT} 118h${ROOM}`) +
      fitWords(band, { x: LEFT, y: 62, width: ROOM, height: 34 }, INK, { left: true }) +
      words +
      fill(STAGE_ORANGE, box(LEFT, 500, 250, 82, 6)) +
      fitWords(price, { x: LEFT + 24, y: 518, width: 202, height: 46 }, INK) +
      fitWords('Gigstall', { x: WIDTH - 56 - 190, y: 522, width: 190, height: 40 }, INK)
  )
}
