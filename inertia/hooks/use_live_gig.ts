import { useEffect, useState } from 'react'
import type { LiveGig } from '~/components/studio/shapes'
import { followGig } from '~/lib/live_gig_feed'

/**
 * The gig as it goes, pushed by the server while the page is visible. Without a network the last figures stay, and
 * `isLate` says that they are old. Where the gig was removed, the page is read again without it.
 *
 * @param isFollowed false for figures that stay as the page brought them
 */
export function useLiveGig(first: LiveGig, isFollowed = true) {
  const [live, setLive] = useState(first)
  const [isLate, setLate] = useState(false)
  const { id } = first.gig

  useEffect(() => {
    if (!isFollowed) return
    return followGig(id, {
      onFigures: setLive,
      onLate: setLate,
      onGone: () => location.reload(),
    })
  }, [id, isFollowed])

  return { live: isFollowed ? live : first, isLate }
}
