import type { PathCommand } from 'opentype.js'

/** Half a hundredth of a capital's height: what is flatter than that prints as a straight edge. */
const FLAT = 0.55

interface Step {
  /** The control point of a curve; none for a straight edge */
  bend: readonly [number, number] | null
  to: readonly [number, number]
}

function joined(...numbers: number[]): string {
  return numbers.reduce(
    (text, number) => text + (number < 0 || text === '' ? '' : ' ') + number,
    ''
  )
}

function offLine(
  point: readonly [number, number],
  from: readonly [number, number],
  to: readonly [number, number]
): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  return Math.abs((point[0] - from[0]) * dy - (point[1] - from[1]) * dx) / length
}

/** Runs of steps that together leave no visible curve become one edge. */
function straightened(start: readonly [number, number], steps: readonly Step[]): Step[] {
  const result: Step[] = []
  let from = start
  for (let index = 0; index < steps.length;) {
    let last = index
    const flatUpTo = (end: number) =>
      steps
        .slice(index, end + 1)
        .every(({ bend, to }) =>
          [bend ?? to, to].every((point) => offLine(point, from, steps[end].to) < FLAT)
        )
    if (flatUpTo(index)) {
      while (last + 1 < steps.length && flatUpTo(last + 1)) last++
      result.push({ bend: null, to: steps[last].to })
    } else {
      result.push(steps[index])
    }
    from = steps[last].to
    index = last + 1
  }
  return result
}

function contourData(start: readonly [number, number], steps: readonly Step[]): string {
  let [x, y] = start.map(Math.round)
  const parts = straightened(start, steps).map(({ bend, to }) => {
    const [toX, toY] = to.map(Math.round)
    const [dx, dy] = [toX - x, toY - y]
    const [bendX, bendY] =
      bend === null ? [0, 0] : [Math.round(bend[0]) - x, Math.round(bend[1]) - y]
    ;[x, y] = [toX, toY]
    if (bend !== null) return `q${joined(bendX, bendY, dx, dy)}`
    if (dx === 0 && dy === 0) return ''
    if (dy === 0) return `h${dx}`
    return dx === 0 ? `v${dy}` : `l${joined(dx, dy)}`
  })
  return `M${joined(...start.map(Math.round))}${parts.join('')}z`
}

/**
 * Letters as short path data on whole numbers: outline them with capitals 100 high, and a unit is
 * a hundredth of that. (The font library's own short form loses points in some letters.)
 */
export function outlineData(commands: readonly PathCommand[]): string {
  let data = ''
  let start: readonly [number, number] = [0, 0]
  let steps: Step[] = []
  for (const command of commands) {
    switch (command.type) {
      case 'M':
        if (steps.length > 0) data += contourData(start, steps)
        start = [command.x, command.y]
        steps = []
        break
      case 'L':
        steps.push({ bend: null, to: [command.x, command.y] })
        break
      case 'Q':
        steps.push({ bend: [command.x1, command.y1], to: [command.x, command.y] })
        break
      case 'C':
        throw new TypeError('This typeface is drawn in quadratic curves')
      case 'Z':
        break
    }
  }
  return steps.length > 0 ? data + contourData(start, steps) : data
}
