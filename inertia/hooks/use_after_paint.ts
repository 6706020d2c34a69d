import { useEffect, useState } from 'react'
import { afterPaint } from '~/lib/after_paint'

/**
 * True once a frame has been painted since `isWanted`, and false with it: the press that wants something large has been
 * answered by then.
 */
export function useAfterPaint(isWanted: boolean): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const cancel = afterPaint(() => setPainted(true))
    return () => {
      cancel()
      setPainted(false)
    }
  }, [isWanted])
  return isWanted && isPainted
}
