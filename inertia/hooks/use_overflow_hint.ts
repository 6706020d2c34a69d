import { useEffect, useState } from 'react'

/** Whether a row that scrolls sideways goes on behind its right edge; spread `scroller` on it. */
export function useOverflowHint() {
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const [isWide, setWide] = useState(false)
  const [hasMore, setMore] = useState(false)

  useEffect(() => {
    if (!box) return
    const look = () => {
      setWide(box.scrollWidth > box.clientWidth + 1)
      setMore(box.scrollLeft + box.clientWidth < box.scrollWidth - 1)
    }
    const observer = new ResizeObserver(look)
    observer.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [box])

  return { isWide, scroller: { 'ref': setBox, 'data-more': hasMore || undefined } }
}
