import { drawable, GRID, typeface } from '#artwork/lettering'
import { outlineData } from '#artwork/outline_data'
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
  const { font, capital } = typeface()
  const letters = [...drawable(words)]
  const size = ring.height / capital
  const advances = letters.map((letter) => font.getAdvanceWidth(letter, size))
  const total = advances.reduce((sum, advance) => sum + advance, 0)
  const natural = (total / ring.radius) * (180 / Math.PI)
  const stretch = (ring.spread ?? natural) / natural
  const identify = (letter: string) => `capital-${letter.codePointAt(0)}`

  const outlines = [...new Set(letters)]
    .filter((letter) => letter !== ' ')
    .map((letter) => {
      const middle = -font.getAdvanceWidth(letter, GRID / capital) / 2
      const data = outlineData(font.getPath(letter, middle, 0, GRID / capital).commands)
      return `<path id="${identify(letter)}" d="${data}"/>`
    })
  let travelled = -total / 2
  const placed = letters.map((letter, index) => {
    const middle = travelled + advances[index] / 2
    travelled += advances[index]
    if (letter === ' ') return ''
    const degrees = (middle / ring.radius) * (180 / Math.PI) * stretch
    const [turn, feet] = ring.bottom
      ? [-degrees, ring.radius + ring.height]
      : [degrees, -ring.radius]
    const scale = Number((ring.height / GRID).toFixed(3))
    return `<use href="#${identify(letter)}" transform="rotate(${round(turn)})translate(0 ${round(feet)})scale(${scale})"/>`
  })
  return `<defs>${outlines.join('')}</defs><g fill="${color}" transform="translate(${round(ring.x)} ${round(ring.y)})">${placed.join('')}</g>`
}
