import { drawable, GRID, typeface } from '#artwork/lettering'
import { outlineData } from '#artwork/outline_data'
import { isAllIn, latinPieces, moved, piecesOf, type Piece } from '#artwork/lettering_pieces'
import { round } from '#artwork/svg'

export interface Ring {
  x: number
  y: number
  /** Where the letters stand, their feet towards the centre */
  radius: number
  /** Height of the capitals */
  height: number
  /** Degrees the words are spread over; their natural length without it */
  spread?: number
  /** Along the bottom, feet outwards, so that they still read left to right */
  bottom?: boolean
}

/** Words along a circle. Every letter is outlined once and used as often as it occurs. */
export function ringWords(words: string, ring: Ring, color: string): string {
  const letters = lettersOf(drawable(words))
  const scale = Number((ring.height / GRID).toFixed(3))
  const total = letters.reduce((sum, { advance }) => sum + advance, 0) * (ring.height / GRID)
  const natural = (total / ring.radius) * (180 / Math.PI)
  const stretch = (ring.spread ?? natural) / natural

  const outlines = [...new Map(letters.map((letter) => [letter.id, letter])).values()]
    .filter(({ commands }) => commands.length > 0)
    .map(({ id, commands, advance }) => {
      const data = outlineData(commands.map((command) => moved(command, -advance / 2, 0)))
      return `<path id="${id}" d="${data}"/>`
    })
  let travelled = -total / 2
  const placed = letters.map(({ id, commands, advance }) => {
    const width = advance * (ring.height / GRID)
    const middle = travelled + width / 2
    travelled += width
    if (commands.length === 0) return ''
    const degrees = (middle / ring.radius) * (180 / Math.PI) * stretch
    const [turn, feet] = ring.bottom
      ? [-degrees, ring.radius + ring.height]
      : [degrees, -ring.radius]
    return `<use href="#${id}" transform="rotate(${round(turn)})translate(0 ${round(feet)})scale(${scale})"/>`
  })
  return `<defs>${outlines.join('')}</defs><g fill="${color}" transform="translate(${round(ring.x)} ${round(ring.y)})">${placed.join('')}</g>`
}

function lettersOf(words: string): Piece[] {
  const { font, capital } = typeface()
  const size = GRID / capital
  return isAllIn(font, words) ? latinPieces(words, font, size) : piecesOf(words, font, size)
}
