import { useEffect, useState } from 'react'
import type { LiveGig } from '~/components/studio/shapes'
import { callApi } from '~/lib/api'

const EVERY_MS = 4_000

/**
 * The gig as it goes, polled every few seconds while the page is visible; the browser revalidates by ETag. Without a
 * network the last figures stay, and `isLate` says that they are old.
 */
export function useLiveGig(first: LiveGig) {
  const [live, setLive] = useState(first)
  const [isLate, setLate] = useState(false)
  const { id } = first.gig

  useEffect(() => {
    let isOver = false
    let timer: number | undefined
    const ask = async () => {
      window.clearTimeout(timer)
      if (!document.hidden) {
        try {
          const next = await callApi<LiveGig>('GET', `/api/gigs/${id}/live`)
          if (isOver) return
          setLive(next)
          setLate(false)
        } catch {
          if (!isOver) setLate(true)
        }
      }
      if (!isOver) timer = window.setTimeout(() => void ask(), EVERY_MS)
    }
    const look = () => void ask()
    timer = window.setTimeout(look, EVERY_MS)
    window.addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      isOver = true
      window.clearTimeout(timer)
      window.removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [id])

  return { live, isLate }
}
