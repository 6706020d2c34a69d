import { useEffect, useRef, useState } from 'react'
import { callApi } from '~/lib/api'
import { withTimeout } from '~/lib/timeout'
import type { RelatedProducts } from '#catalog/queries/product_page_query'

/** How far below the screen they are fetched: a screen's height. */
const AHEAD = '100% 0px'
/** The wait after a failed call. Browsers say `online` before the network works, so the event alone is not enough. */
const AGAIN_MS = 5_000

/**
 * Fetches the products related to one when the element of `place` comes near the screen, and repeatedly after a failed
 * call. `related` is undefined until then, and null after a failed call.
 */
export function useRelatedProducts(id: number) {
  const place = useRef<HTMLDivElement>(null)
  const [related, setRelated] = useState<RelatedProducts | null>()

  useEffect(() => {
    const element = place.current!
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        void fetchThem()
      },
      { rootMargin: AHEAD }
    )
    const fetchThem = async () => {
      const call = withTimeout(callApi<RelatedProducts>('GET', `/api/products/${id}/related`))
      const answer = await call.catch(() => null)
      if (isGone) return
      setRelated(answer)
      if (!answer) timer = setTimeout(() => observer.observe(element), AGAIN_MS)
    }
    observer.observe(element)
    return () => {
      isGone = true
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [id])

  return { place, related }
}
