import { Flashlight, FlashlightOff } from 'lucide-react'
import type { RefObject } from 'react'
import type { CameraState } from '~/components/scan/use_camera'
import { Button } from '~/components/ui/button'
import { cn } from '~/lib/classes'

/** What is said in place of a picture, and whether another try may help. */
const words: Record<
  Exclude<CameraState, 'live'>,
  { title: string; text: string; canRetry: boolean }
> = {
  starting: {
    title: 'Starting the camera',
    text: 'If your browser asks, allow it: the picture never leaves your device.',
    canRetry: false,
  },
  stopped: {
    title: 'The camera is resting',
    text: 'We switched it off while you were away.',
    canRetry: true,
  },
  denied: {
    title: 'No permission for the camera',
    text: 'Allow the camera for this site in your browser’s settings, then try again. Or use a photo, or type the code.',
    canRetry: true,
  },
  missing: {
    title: 'No camera found',
    text: 'We can’t use a camera on this device. Choose a photo of the code, or type the letters printed under it.',
    canRetry: true,
  },
  busy: {
    title: 'The camera is in use',
    text: 'Another app or tab is using it. Close that one and try again, or use a photo or type the code.',
    canRetry: true,
  },
  insecure: {
    title: 'The camera needs a secure address',
    text: 'Browsers only open it at addresses that begin with https. Choose a photo of the code, or type it.',
    canRetry: false,
  },
  unsupported: {
    title: 'We can’t open the camera',
    text: 'This browser doesn’t let pages use it. Choose a photo of the code, or type it.',
    canRetry: false,
  },
}

const corners = [
  'top-0 left-0 border-t-4 border-l-4',
  'top-0 right-0 border-t-4 border-r-4',
  'bottom-0 left-0 border-b-4 border-l-4',
  'right-0 bottom-0 border-r-4 border-b-4',
]

function Frame() {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 grid place-items-center">
      <div className="relative aspect-square h-3/4 max-w-[80%]">
        {corners.map((corner) => (
          <span key={corner} className={cn('absolute size-10 border-stage', corner)} />
        ))}
      </div>
    </div>
  )
}

type ViewfinderProps = {
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
  torch: 'none' | 'off' | 'on'
  start: () => void
  switchTorch: () => Promise<void>
}

/** What the camera sees, or why it sees nothing. */
export function Viewfinder({ video, state, torch, start, switchTorch }: ViewfinderProps) {
  const isLive = state === 'live'
  return (
    <div
      data-camera={state}
      className={cn(
        'relative grid max-h-[min(22rem,46svh)] min-h-44 w-full place-items-center overflow-hidden rounded-sm border-[1.5px] border-line-strong bg-[#15120f] text-[#f6f1e7]',
        (isLive || state === 'starting') && 'aspect-square sm:aspect-[3/2]'
      )}
    >
      <video
        ref={video}
        muted
        playsInline
        aria-label="What the camera sees"
        className={cn('absolute inset-0 size-full object-cover', !isLive && 'invisible')}
      />
      {isLive && <Frame />}
      {torch !== 'none' && (
        <Button
          size="icon"
          aria-label="Torch"
          aria-pressed={torch === 'on'}
          onClick={() => void switchTorch()}
          className="absolute right-3 bottom-3 border-[#f6f1e7] bg-[#15120f] text-[#f6f1e7] aria-pressed:bg-stage aria-pressed:text-on-stage"
        >
          {torch === 'on' ? <FlashlightOff aria-hidden /> : <Flashlight aria-hidden />}
        </Button>
      )}
      <div role="status" className="relative">
        {state === 'live' ? (
          <span className="sr-only">The camera is on. Point it at the code.</span>
        ) : (
          <div className="grid max-w-[44ch] justify-items-center gap-2 px-4 py-4 text-center text-pretty">
            <p className="display text-2xl sm:text-3xl">{words[state].title}</p>
            <p className="text-sm leading-snug sm:text-base">{words[state].text}</p>
          </div>
        )}
        {state !== 'live' && words[state].canRetry && (
          <div className="grid justify-items-center pb-4">
            <Button
              size="slim"
              onClick={start}
              className="border-[#f6f1e7] text-[#f6f1e7] hover:bg-[#f6f1e7] hover:text-[#15120f]"
            >
              Try again
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
