import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

const pause = 3000
const mostChecks = 10

/** Looks again by itself while a payment is on its way, a bounded number of times; looking never pays. */
export function useResultCheck(isWaiting: boolean) {
  const [checks, setChecks] = useState(0)
  const isLooking = isWaiting && checks < mostChecks

  useEffect(() => {
    if (!isLooking) return
    const timer = setTimeout(
      () =>
        router.reload({
          only: ['result'],
          // Nobody pressed anything: the next look may find the network again.
          onNetworkError: () => false,
          onFinish: () => setChecks((made) => made + 1),
        }),
      pause
    )
    return () => clearTimeout(timer)
  }, [isLooking, checks])

  return isLooking
}
