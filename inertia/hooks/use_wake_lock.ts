import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while the page is visible, where the browser supports it.
 *
 * @returns whether it does so now
 */
export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false)

  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isAsking = false
    let isOver = false
    const request = async () => {
      const hasLock = lock !== undefined && !lock.released
      if (document.hidden || hasLock || isAsking || !('wakeLock' in navigator)) return
      isAsking = true
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) await lock.release()
        else {
          setAwake(true)
          // Released by the browser, when the page is hidden or the battery gets low.
          lock.addEventListener('release', () => setAwake(false), { once: true })
        }
      } catch {
        // The battery is low, or the browser forbids it: the screen sleeps as always.
      } finally {
        isAsking = false
      }
    }
    const onVisibilityChange = () => void request()
    onVisibilityChange()
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onVisibilityChange)
      void lock?.release().catch(() => {})
    }
  }, [])

  return isAwake
}
