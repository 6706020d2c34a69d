import { useEffect, useLayoutEffect } from 'react'
import { setPageBand } from '~/lib/page_band'

/** A layout effect runs before other effects make calls; the server runs none. */
const useEarlyEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Sends the band of the page with all its calls while the page is shown. */
export function usePageBand(artistId: number | null) {
  useEarlyEffect(() => {
    setPageBand(artistId)
    return () => setPageBand(null)
  }, [artistId])
}
