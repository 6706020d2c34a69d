import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

/** A prefetch and a reload of the page in the background leave what is shown, and what has the focus, in its place. */
const isInBackground = ({ prefetch, async }: { prefetch: boolean; async: boolean }) =>
  prefetch || async

/** True while the next page takes longer than a blink: a list then shows its skeleton instead of what no longer holds. */
export function useSlowVisit(delay = 250): boolean {
  const [isSlow, setSlow] = useState(false)

  useEffect(() => {
    let timer: number | undefined
    const forgetStart = router.on('start', ({ detail }) => {
      if (isInBackground(detail.visit) || detail.visit.method !== 'get') return
      window.clearTimeout(timer)
      timer = window.setTimeout(() => setSlow(true), delay)
    })
    const forgetFinish = router.on('finish', ({ detail }) => {
      if (isInBackground(detail.visit)) return
      window.clearTimeout(timer)
      setSlow(false)
    })
    return () => {
      window.clearTimeout(timer)
      forgetStart()
      forgetFinish()
    }
  }, [delay])

  return isSlow
}
