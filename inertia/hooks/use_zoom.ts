import { useEffect, useRef, useState, type PointerEvent } from 'react'

type Point = { x: number; y: number }
type View = Point & { scale: number }

const LARGEST = 5
const TAPPED = 2.5
const STEP = 1.5
/** Of the stage, that an arrow key moves. */
const PAN = 0.15
const whole: View = { scale: 1, x: 0, y: 0 }

const between = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value))

/** Never so far that the picture leaves the stage. */
function kept(box: DOMRect, { scale, x, y }: View): View {
  const roomX = (box.width * (scale - 1)) / 2
  const roomY = (box.height * (scale - 1)) / 2
  return { scale, x: between(x, -roomX, roomX), y: between(y, -roomY, roomY) }
}

/** What lies under `at` (of the screen) stays there. */
function zoomed(box: DOMRect, from: View, factor: number, at: Point): View {
  const scale = between(from.scale * factor, 1, LARGEST)
  const grown = scale / from.scale
  const x = at.x - (box.x + box.width / 2)
  const y = at.y - (box.y + box.height / 2)
  return kept(box, { scale, x: x - (x - from.x) * grown, y: y - (y - from.y) * grown })
}

/** The distance between two fingers, and the middle between them. */
function span([a, b]: Point[]) {
  const middle = { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 }
  return { distance: Math.hypot(a!.x - b!.x, a!.y - b!.y), middle }
}

/** A picture looked at closely: where it lies and how large, by fingers, mouse, wheel and keys. */
export function useZoom({ onSwipe }: { onSwipe: (step: number) => void }) {
  const [view, setView] = useState(whole)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const fingers = useRef(new Map<number, Point>())
  const pressedAt = useRef<Point | null>(null)
  const lastTap = useRef({ time: 0, x: 0, y: 0 })

  const zoomBy = (factor: number, at?: Point) => {
    const box = stage?.getBoundingClientRect()
    if (!box) return
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    setView((from) => zoomed(box, from, factor, at ?? middle))
  }
  const move = (dx: number, dy: number) => {
    const box = stage?.getBoundingClientRect()
    if (box) setView((from) => kept(box, { ...from, x: from.x + dx, y: from.y + dy }))
  }

  // React listens to the wheel passively, and then the page behind would move as well.
  useEffect(() => {
    if (!stage) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const at = { x: event.clientX, y: event.clientY }
      const factor = Math.exp(-event.deltaY / 400)
      setView((from) => zoomed(stage.getBoundingClientRect(), from, factor, at))
    }
    stage.addEventListener('wheel', turn, { passive: false })
    return () => stage.removeEventListener('wheel', turn)
  }, [stage])

  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, at)
    pressedAt.current = fingers.current.size === 1 ? at : null
  }
  const drag = (event: PointerEvent) => {
    const from = fingers.current.get(event.pointerId)
    if (!from) return
    const before = span([...fingers.current.values(), from])
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.current.size === 2) {
      const now = span([...fingers.current.values()])
      zoomBy(now.distance / Math.max(1, before.distance), now.middle)
    } else if (view.scale > 1) {
      move(event.clientX - from.x, event.clientY - from.y)
    }
  }
  const tap = ({ clientX: x, clientY: y, timeStamp: time }: PointerEvent) => {
    const last = lastTap.current
    const isSecond = time - last.time < 350 && Math.hypot(x - last.x, y - last.y) < 40
    lastTap.current = { time: isSecond ? 0 : time, x, y }
    if (isSecond) zoomBy(view.scale > 1 ? 1 / view.scale : TAPPED, { x, y })
  }
  const up = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    const from = pressedAt.current
    pressedAt.current = null
    if (!from || event.type === 'pointercancel') return
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    const isSwipe = view.scale === 1 && Math.abs(dx) > 50 && Math.abs(dx) > 2 * Math.abs(dy)
    if (isSwipe) onSwipe(dx < 0 ? 1 : -1)
    else if (Math.hypot(dx, dy) < 10) tap(event)
  }

  return {
    setStage,
    scale: view.scale,
    isIn: view.scale > 1,
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
    in: () => zoomBy(STEP),
    out: () => zoomBy(1 / STEP),
    reset: () => setView(whole),
    pan(x: number, y: number) {
      const { width = 0, height = 0 } = stage?.getBoundingClientRect() ?? {}
      move(x * width * PAN, y * height * PAN)
    },
    handlers: { onPointerDown: down, onPointerMove: drag, onPointerUp: up, onPointerCancel: up },
  }
}
