import { useEffect, useRef } from 'react'

/** What a page was opened for: it comes into view, and the Tab key and a screen reader go on from there. */
export function useArrival(isLookedFor: boolean) {
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isLookedFor) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [isLookedFor])
  return place
}
