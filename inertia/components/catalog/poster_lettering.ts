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
}
const common = 0.51
const unknown = 1

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

/**
 * Size and measure of a band's name on its poster: as large as its longest word allows in the given width, which is
 * the screen's unless told, and short lines, because a poster stacks its words.
 */
export function posterLettering(name: string, width = '(100vw - 2rem)') {
  const longest = Math.max(...name.split(/\s+/).map(widthOf))
  return {
    fontSize: `min(${capOf(name)}, 24vw, calc(${width} / ${(longest + 0.05).toFixed(2)}))`,
    maxWidth: `${Math.max(longest + 0.1, 2.6).toFixed(2)}em`,
  }
}
