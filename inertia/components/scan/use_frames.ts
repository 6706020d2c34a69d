import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { QrReader } from '~/components/scan/qr_reader'

const PAUSE_MS = 120

/** Enough for a code that fills a quarter of the picture, little enough for an old phone. */
const LONGEST_SIDE = 960

/** A code that is held still is missed now and then; only after so many pictures without it has it gone. */
const EMPTY_FRAMES = 8

type FramesOptions = {
  video: RefObject<HTMLVideoElement | null>
  reader: RefObject<QrReader | null>
  isLive: boolean
  onTexts: (texts: string[]) => void
  onFailure: () => void
}

/**
 * Reads the camera's picture again and again while it is live. What hangs before it is reported once, until something
 * else does or nothing at all.
 */
export function useFrames({ video, reader, isLive, onTexts, onFailure }: FramesOptions) {
  const seen = useEffectEvent(onTexts)
  const failed = useEffectEvent(onFailure)

  useEffect(() => {
    if (!isLive) return
    let last = ''
    let emptyFrames = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true

    async function look() {
      try {
        const texts =
          video.current && reader.current
            ? await reader.current.read(video.current, LONGEST_SIDE)
            : []
        if (!isWanted) return
        const all = texts.join('\n')
        if (all && all !== last) seen(texts)
        emptyFrames = all ? 0 : emptyFrames + 1
        if (all || emptyFrames > EMPTY_FRAMES) last = all
        timer = setTimeout(() => void look(), PAUSE_MS)
      } catch {
        if (isWanted) failed()
      }
    }

    void look()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isLive, video, reader])
}
