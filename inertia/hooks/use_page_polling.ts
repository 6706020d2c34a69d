import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

const PAUSE = 3000
const MOST_READS = 10

/**
 * Reads the page again every few seconds, a bounded number of times, while an outcome is awaited. `prop` is all that is
 * read; left out, everything is.
 *
 * @returns whether it is still polling
 */
export function usePagePolling(prop?: string): boolean {
  const [reads, setReads] = useState(0)
  const isLooking = reads < MOST_READS

  useEffect(() => {
    if (!isLooking) return
    const timer = setTimeout(
      () =>
        router.reload({
          ...(prop && { only: [prop] }),
          // This read was not triggered by the user, so a network error is not shown: the next one may succeed.
          onNetworkError: () => false,
          onFinish: () => setReads((made) => made + 1),
        }),
      PAUSE
    )
    return () => clearTimeout(timer)
  }, [isLooking, reads, prop])

  return isLooking
}
