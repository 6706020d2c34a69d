import { useEffect, useLayoutEffect } from 'react'
import { setPageBand } from '~/lib/page_band'

/** Before any effect of the page can call; the server renders without effects. */
const useEarlyEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Names the band of the page in all its calls, as long as the page is shown. */
export function usePageBand(artistId: number | null) {
  useEarlyEffect(() => {
    setPageBand(artistId)
    return () => setPageBand(null)
  }, [artistId])
}
