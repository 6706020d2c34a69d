import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type CameraRefusal,
  closeCamera,
  hasTorch,
  openCamera,
  setTorch,
} from '~/components/scan/camera'

/** `stopped`: the device took the camera away, or the page was hidden for a while. */
export type CameraState = 'starting' | 'live' | 'stopped' | CameraRefusal

/**
 * The camera while the component is mounted and the page is visible: it is released when the page is hidden, and taken
 * again when it is back.
 */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream>(null)
  const [state, setState] = useState<CameraState>('starting')
  const [torch, setTorchState] = useState<'none' | 'off' | 'on'>('none')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isWanted = true

    function letGo() {
      if (stream.current) closeCamera(stream.current)
      stream.current = null
      setTorchState('none')
    }

    async function take() {
      const opened = await openCamera()
      if (typeof opened === 'string') return isWanted && setState(opened)
      if (!isWanted || document.hidden || stream.current) return closeCamera(opened)
      stream.current = opened
      opened.getVideoTracks()[0]?.addEventListener('ended', () => {
        letGo()
        setState('stopped')
      })
      const screen = video.current
      if (!screen) return letGo()
      screen.srcObject = opened
      await screen.play().catch(() => {})
      if (stream.current !== opened) return
      setTorchState(hasTorch(opened) ? 'off' : 'none')
      setState('live')
    }

    function onVisibilityChange() {
      if (!document.hidden) void take()
      else if (stream.current) {
        letGo()
        setState('stopped')
      }
    }

    document.addEventListener('visibilitychange', onVisibilityChange)
    void take()
    return () => {
      isWanted = false
      document.removeEventListener('visibilitychange', onVisibilityChange)
      if (stream.current) closeCamera(stream.current)
      stream.current = null
    }
  }, [attempt])

  const start = useCallback(() => {
    setState('starting')
    setAttempt((number) => number + 1)
  }, [])

  const switchTorch = useCallback(async () => {
    const next = torch === 'on' ? 'off' : 'on'
    if (stream.current && (await setTorch(stream.current, next === 'on'))) setTorchState(next)
  }, [torch])

  return { video, state, torch, start, switchTorch }
}
