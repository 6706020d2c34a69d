export type Point = [x: number, y: number]

export function round(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}

/** An arm or a finger: round at both ends, `from` half as wide as `fromWidth` says on either side of its line. */
export function limb(from: Point, to: Point, fromWidth: number, toWidth = fromWidth): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const side = (centre: Point, width: number, sign: number): Point => [
    centre[0] - (sign * Math.sin(angle) * width) / 2,
    centre[1] + (sign * Math.cos(angle) * width) / 2,
  ]
  const fromRadius = round(fromWidth / 2)
  const toRadius = round(toWidth / 2)
  return (
    `M${pair(side(from, fromWidth, 1))}L${pair(side(to, toWidth, 1))}` +
    `A${toRadius} ${toRadius} 0 0 0 ${pair(side(to, toWidth, -1))}` +
    `L${pair(side(from, fromWidth, -1))}A${fromRadius} ${fromRadius} 0 0 0 ${pair(side(from, fromWidth, 1))}Z`
  )
}

export function ellipse([x, y]: Point, rx: number, ry = rx): string {
  return `M${pair([x - rx, y])}a${round(rx)} ${round(ry)} 0 1 0 ${round(rx * 2)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-rx * 2)} 0Z`
}

/** The point at `share` of the way, moved `aside` to the left of it. */
export function along(from: Point, to: Point, share: number, aside = 0): Point {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  return [
    from[0] + (to[0] - from[0]) * share + Math.sin(angle) * aside,
    from[1] + (to[1] - from[1]) * share - Math.cos(angle) * aside,
  ]
}

/** Numbers by lot that are the same on every day: a drawing never changes by being drawn again. */
export function lots(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}
