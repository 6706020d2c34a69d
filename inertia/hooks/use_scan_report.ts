import { router, usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { callApi } from '~/lib/api'

const memory = 'reported-scan'

/**
 * Counts the scan that led here, once per page visit (RULINGS, Addresses). The history entry remembers it, so that
 * coming back to the page is no second scan; a reload is. A failure stays silent: the shopper is here to shop.
 */
export function useScanReport(code: string | null) {
  const { url } = usePage()
  const reported = useRef<string | null>(null)

  useEffect(() => {
    if (code === null) return
    const remember = () => router.remember(code, memory)
    if (reported.current === code || router.restore(memory) === code) {
      reported.current = code
      remember()
      return
    }
    reported.current = code
    // Remembered once it is sent: at the first paint the entry is not the router's yet.
    callApi('POST', `/api/qr-codes/${encodeURIComponent(code)}/scan`, {})
      .catch(() => {})
      .finally(remember)
  }, [code, url])
}
