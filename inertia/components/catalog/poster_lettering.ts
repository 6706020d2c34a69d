/** Width of an average capital of the poster face, in ems, with some air. */
const capital = 0.54

function capOf(name: string): string {
  if (name.length <= 14) return '11.5rem'
  if (name.length <= 28) return '8.5rem'
  return '5rem'
}

/**
 * Size and measure of a band's name on its poster: as large as its longest word allows on the narrowest screen, and
 * short lines, because a poster stacks its words.
 */
export function posterLettering(name: string) {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length))
  return {
    fontSize: `min(${capOf(name)}, 24vw, calc((100vw - 2rem) / ${(longest * capital).toFixed(2)}))`,
    maxWidth: `${(Math.max(longest, 5) * capital + 0.3).toFixed(2)}em`,
  }
}
