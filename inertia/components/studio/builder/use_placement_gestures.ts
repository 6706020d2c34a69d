import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { centred, keptInArea, type PrintPlacement, type PrintSize } from '#shared/print_placement'

/** How near, in thousandths, a dragged artwork snaps to the middle or an edge. */
const SNAP = 14

/** Steps of an arrow key, of one with Shift, and of + and −, in thousandths. */
const STEP = 10
const LARGE_STEP = 50
const SIZE_STEP = 20

type Point = { x: number; y: number }

type Gesture = {
  start: PrintPlacement
  /** Where each finger went down and is now, in pixels of the screen. */
  from: Map<number, Point>
  now: Map<number, Point>
  kind: 'move' | 'scale'
}

type Placing = {
  placement: PrintPlacement
  artwork: PrintSize
  area: PrintSize
  /** The print area on the screen. */
  areaBox: () => DOMRect
  onPlace: (placement: PrintPlacement) => void
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const spread = ([one, other]: readonly Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/** Its height, in thousandths of the area's. */
export const heightIn = ({ width }: PrintPlacement, artwork: PrintSize, area: PrintSize) =>
  (width * area.width * artwork.height) / (artwork.width * area.height)

/** Which centre lines the artwork lies on. */
export function linesOf(placement: PrintPlacement, artwork: PrintSize, area: PrintSize) {
  const { x, y, width } = placement
  return {
    isCentredAcross: Math.abs(x + width / 2 - 500) < 1.5,
    isCentredDown: Math.abs(y + heightIn(placement, artwork, area) / 2 - 500) < 1.5,
  }
}

/** Snaps a placement to the middle and edges of the area where it is near them. */
function snapped(placement: PrintPlacement, artwork: PrintSize, area: PrintSize): PrintPlacement {
  const nearest = (value: number, lines: readonly number[]) =>
    lines.find((line) => Math.abs(line - value) <= SNAP) ?? value
  const height = heightIn(placement, artwork, area)
  return {
    ...placement,
    x: nearest(placement.x, [(1000 - placement.width) / 2, 0, 1000 - placement.width]),
    y: nearest(placement.y, [(1000 - height) / 2, 0, 1000 - height]),
  }
}

/** Scales a placement to another width about its middle. */
function scaledTo(
  start: PrintPlacement,
  width: number,
  artwork: PrintSize,
  area: PrintSize
): PrintPlacement {
  const kept = keptInArea({ ...start, width }, artwork, area).width
  const height = heightIn({ ...start, width: kept }, artwork, area)
  return {
    x: start.x + (start.width - kept) / 2,
    y: start.y + (heightIn(start, artwork, area) - height) / 2,
    width: kept,
  }
}

/** Moves and scales an artwork in its print area: by pointer, by two fingers and by keys. */
export function usePlacementGestures({ placement, artwork, area, areaBox, onPlace }: Placing) {
  const gesture = useRef<Gesture | null>(null)
  const [isHeld, setHeld] = useState(false)
  const put = (wanted: PrintPlacement) => onPlace(keptInArea(wanted, artwork, area))

  const down = (kind: Gesture['kind'], event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = { x: event.clientX, y: event.clientY }
    const held = gesture.current
    const others = held?.now ?? new Map<number, Point>()
    // A second finger restarts the gesture from where the first one is: two fingers pinch, wherever they are.
    const now = new Map([...others, [event.pointerId, point] as const])
    gesture.current = { start: placement, kind: held ? 'move' : kind, from: new Map(now), now }
    setHeld(true)
  }

  const move = (event: PointerEvent<HTMLElement>) => {
    const held = gesture.current
    if (!held?.now.has(event.pointerId)) return
    held.now.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const box = areaBox()
    const from = [...held.from.values()]
    const now = [...held.now.values()]
    const across = ((middleOf(now).x - middleOf(from).x) / box.width) * 1000
    const downwards = ((middleOf(now).y - middleOf(from).y) / box.height) * 1000
    if (held.kind === 'scale') {
      // The corner follows the pointer; the opposite one stays.
      const { x, y, width } = held.start
      const tall = heightIn(held.start, artwork, area)
      const room = Math.floor(Math.min(1000 - x, (width * (1000 - y)) / tall))
      return put({ ...held.start, width: Math.min(room, width + across) })
    }
    const apart = spread(from)
    const scaled =
      apart > 0
        ? scaledTo(held.start, (held.start.width * spread(now)) / apart, artwork, area)
        : held.start
    put(snapped({ ...scaled, x: scaled.x + across, y: scaled.y + downwards }, artwork, area))
  }

  const up = (event: PointerEvent<HTMLElement>) => {
    const held = gesture.current
    if (!held) return
    held.now.delete(event.pointerId)
    if (held.now.size > 0) {
      gesture.current = { ...held, start: placement, from: new Map(held.now) }
      return
    }
    gesture.current = null
    setHeld(false)
  }

  const centre = () => onPlace(centred(placement.width, artwork, area))
  const grow = (by: number) => put(scaledTo(placement, placement.width + by, artwork, area))

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = event.shiftKey ? LARGE_STEP : STEP
    const { x, y } = placement
    const actions: Record<string, () => void> = {
      'ArrowLeft': () => put({ ...placement, x: x - step }),
      'ArrowRight': () => put({ ...placement, x: x + step }),
      'ArrowUp': () => put({ ...placement, y: y - step }),
      'ArrowDown': () => put({ ...placement, y: y + step }),
      '+': () => grow(SIZE_STEP),
      '=': () => grow(SIZE_STEP),
      '-': () => grow(-SIZE_STEP),
      '−': () => grow(-SIZE_STEP),
      'c': centre,
      'C': centre,
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return {
    isHeld,
    centre,
    grow: () => grow(SIZE_STEP),
    shrink: () => grow(-SIZE_STEP),
    onKeyDown: press,
    moving: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => down('move', event),
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: up,
    },
    scaling: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => down('scale', event),
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: up,
    },
  }
}
