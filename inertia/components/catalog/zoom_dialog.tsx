import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { shotAlt, type Shot } from '~/components/catalog/gallery'
import { ProductImage } from '~/components/product_image'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { useReturnFocus } from '~/hooks/use_return_focus'
import { useZoom } from '~/hooks/use_zoom'
import { cn } from '~/lib/classes'
import { groundOf } from '~/lib/picture_ground'

type ZoomDialogProps = {
  shots: Shot[]
  fallbacks: string[]
  name: string
  /** Null while closed. */
  index: number | null
  onIndex: (index: number | null) => void
}

/** One picture as large as the screen: pinched, tapped twice, turned by the wheel or by the keys + and −. */
export function ZoomDialog({ shots, fallbacks, name, index, onIndex }: ZoomDialogProps) {
  const returnFocus = useReturnFocus()
  const at = index ?? 0
  const shot = shots[at] ?? shots[0]!
  const [ground, setGround] = useState<string | null>(null)
  const takeGround = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement) setGround(groundOf(target))
  }
  const leaf = (step: number) => {
    if (!shots[at + step]) return
    zoom.reset()
    onIndex(at + step)
  }
  const { setStage, handlers, ...zoom } = useZoom({ onSwipe: leaf })
  const close = () => {
    zoom.reset()
    onIndex(null)
  }
  const press = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      '+': zoom.in,
      '=': zoom.in,
      '-': zoom.out,
      '0': zoom.reset,
      'ArrowLeft': () => (zoom.isIn ? zoom.pan(1, 0) : leaf(-1)),
      'ArrowRight': () => (zoom.isIn ? zoom.pan(-1, 0) : leaf(1)),
      'ArrowUp': () => zoom.pan(0, 1),
      'ArrowDown': () => zoom.pan(0, -1),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }

  return (
    <Dialog open={index !== null} onOpenChange={(open) => !open && close()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim fixed inset-0 z-50" />
        <Radix.Content
          aria-describedby={undefined}
          {...returnFocus}
          onKeyDown={press}
          data-side="bottom"
          className="sheet fixed inset-0 z-50 flex flex-col bg-paper text-ink"
        >
          <div className="flex items-center gap-2 border-b-[1.5px] border-line-strong px-4 py-1.5">
            <Radix.Title className="line-clamp-2 min-w-0 flex-1 leading-tight font-bold wrap-anywhere">
              {shotAlt(shot, name)}
            </Radix.Title>
            <Button variant="quiet" size="icon" aria-label="Zoom out" onClick={zoom.out}>
              <ZoomOut aria-hidden />
            </Button>
            <Button variant="quiet" size="icon" aria-label="Zoom in" onClick={zoom.in}>
              <ZoomIn aria-hidden />
            </Button>
            <Radix.Close asChild>
              <Button variant="quiet" size="icon" aria-label="Close">
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </div>
          <div
            ref={setStage}
            {...handlers}
            onLoadCapture={takeGround}
            className="relative grid min-h-0 flex-1 touch-none place-items-center overflow-hidden bg-[#cfc6b4] select-none"
          >
            <div
              aria-hidden
              data-ground
              style={{ background: ground ?? undefined }}
              className={cn('absolute inset-0', ground && 'dark:brightness-[.86]')}
            />
            <div
              data-zoom={zoom.scale}
              style={{ transform: zoom.transform }}
              className="relative grid size-full place-items-center [&_img]:pointer-events-none"
            >
              <ProductImage
                key={shot.url}
                src={shot.url}
                fallbacks={fallbacks}
                alt={shotAlt(shot, name)}
                whole={shot.kind === 'design'}
                sizes="(min-width: 48rem) 1920px, 250vw"
                eager
                className="h-auto max-h-full w-[min(100vw,calc((100dvh-3.75rem)*0.8))] rounded-none"
              />
            </div>
          </div>
          {shots.length > 1 && (
            <div className="flex items-center justify-between gap-4 border-t-[1.5px] border-line-strong px-4 py-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))]">
              <Button
                variant="quiet"
                size="icon"
                aria-label="Previous picture"
                disabled={at === 0}
                onClick={() => leaf(-1)}
              >
                <ChevronLeft aria-hidden />
              </Button>
              <p role="status">
                Picture {at + 1} of {shots.length}
              </p>
              <Button
                variant="quiet"
                size="icon"
                aria-label="Next picture"
                disabled={at === shots.length - 1}
                onClick={() => leaf(1)}
              >
                <ChevronRight aria-hidden />
              </Button>
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Dialog>
  )
}
