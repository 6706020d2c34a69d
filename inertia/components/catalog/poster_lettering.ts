/** Widths of the poster face's capitals in ems, measured; whatever else there is falls to the widest of the rest. */
const widths: Record<string, number> = {
  'M': 0.83,
  'W': 0.85,
  'N': 0.6,
  '&': 0.63,
  'I': 0.24,
  '1': 0.28,
  '.': 0.24,
  "'": 0.2,
  ' ': 0.22,
}
const common = 0.51
const unknown = 1
const space = widths[' ']

function widthOf(word: string): number {
  const letters = [...word.toUpperCase()]
  return letters.reduce(
    (sum, letter) => sum + (widths[letter] ?? (letter < '\u0250' ? common : unknown)),
    0
  )
}

function capOf(name: string): string {
  if (name.length <= 14) return '11.5rem'
  if (name.length <= 28) return '8.5rem'
  return '5rem'
}

/** In ems: what three lines hold in letters that are read from afar. A longer name takes four lines. */
const LONG_NAME = 27

/** A poster stacks its words, but no more than this high: the drawing wants its share. */
export const USUAL_LINES = 3

const mostLines = (words: number[]) =>
  words.reduce((sum, word) => sum + word, 0) > LONG_NAME ? USUAL_LINES + 1 : USUAL_LINES

/** In ems. A word that is wider breaks, rather than become too small to read. */
const MOST_MEASURE = 13

function linesWithin(words: number[], measure: number): number {
  let lines = 1
  let filled = 0
  for (const word of words) {
    const wanted = filled === 0 ? word : filled + space + word
    if (filled > 0 && wanted > measure) lines++
    filled = filled > 0 && wanted > measure ? word : wanted
    for (; filled > measure; filled -= measure) lines++
  }
  return lines
}

/** How wide the lines may be and how many there will be: as narrow as the longest word and the height allow. */
function settingOf(name: string): { measure: number; lines: number } {
  // An ampersand at the end of a line, never alone on one.
  const words = name
    .trim()
    .split(/\s+(?!&\s)/)
    .map(widthOf)
  let measure = Math.min(Math.max(...words, 2.4), MOST_MEASURE)
  while (linesWithin(words, measure) > mostLines(words) && measure < MOST_MEASURE) measure += 0.05
  return { measure: measure + 0.1, lines: linesWithin(words, measure) }
}

/** Size and measure of a band's name in a place of the given width. */
export function posterLettering(name: string, width: string) {
  const measure = settingOf(name).measure.toFixed(2)
  return {
    fontSize: `min(${capOf(name)}, 24vw, calc(${width} / ${measure}))`,
    maxWidth: `${measure}em`,
  }
}

/** The same for the poster itself, whose shape follows the screen: poster.css makes a size of it. */
export function posterVariables(name: string) {
  const { measure, lines } = settingOf(name)
  return { '--cap': capOf(name), '--measure': measure.toFixed(2), '--lines': lines }
}
