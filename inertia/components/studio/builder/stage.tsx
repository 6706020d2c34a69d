import { useId, useRef } from 'react'
import type { Artwork } from '~/components/studio/artwork/artwork_words'
import type { Side } from '~/components/studio/builder/build_form'
import { placeWords, widthWords } from '~/components/studio/builder/build_words'
import { linesOf, usePlacementGestures } from '~/components/studio/builder/use_placement_gestures'
import { Button } from '~/components/ui/button'
import { cn } from '~/lib/classes'
import { filled, placementBox, type PrintPlacement } from '#shared/print_placement'

/** The size of the drawing, in whose units the print area is given. */
const DRAWING = { width: 400, height: 500 }

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

type StageProps = {
  side: Side
  drawing: string
  /** What the drawing shows: "T-shirt in Black, front". */
  label: string
  /** The placed artwork; null while there is none. */
  placed: { artwork: Artwork; placement: PrintPlacement } | null
  anchor: 'top' | 'centre'
  onPlace: (placement: PrintPlacement) => void
}

/** Shows the product as it will be printed: its drawing, the print area, and the artwork, which can be moved. */
export function Stage({ side, drawing, label, placed, anchor, onPlace }: StageProps) {
  const { frame } = side
  const area = useRef<HTMLDivElement>(null)
  return (
    <div className="grid gap-3">
      <div className="relative aspect-[4/5] w-full overflow-hidden rounded-sm bg-line select-none">
        <img
          src={drawing}
          alt={label}
          width={DRAWING.width}
          height={DRAWING.height}
          draggable={false}
          className="size-full"
        />
        <div
          ref={area}
          style={{
            left: percent(frame.x, DRAWING.width),
            top: percent(frame.y, DRAWING.height),
            width: percent(frame.width, DRAWING.width),
            height: percent(frame.height, DRAWING.height),
          }}
          data-print-area
          className="absolute"
        >
          <span
            aria-hidden
            className="pointer-events-none absolute inset-0 border-2 border-dashed border-[#fffbf3] mix-blend-difference"
          />
          {placed && (
            <PlacedArtwork
              {...placed}
              area={side}
              areaBox={() => area.current!.getBoundingClientRect()}
              onPlace={onPlace}
            />
          )}
        </div>
      </div>
      {placed && <StageTools {...placed} area={side} anchor={anchor} onPlace={onPlace} />}
    </div>
  )
}

type Placed = {
  artwork: Artwork
  placement: PrintPlacement
  area: Side
  onPlace: (placement: PrintPlacement) => void
}

function PlacedArtwork({
  artwork,
  placement,
  area,
  areaBox,
  onPlace,
}: Placed & { areaBox: () => DOMRect }) {
  const helpId = useId()
  const gestures = usePlacementGestures({ placement, artwork, area, areaBox, onPlace })
  const box = placementBox(placement, artwork, { width: 100, height: 100 * ratioOf(area) })
  const { isCentredAcross, isCentredDown } = linesOf(placement, artwork, area)
  return (
    <>
      {isCentredAcross && gestures.isHeld && (
        <span aria-hidden className="absolute inset-y-0 left-1/2 w-px bg-accent" />
      )}
      {isCentredDown && gestures.isHeld && (
        <span aria-hidden className="absolute inset-x-0 top-1/2 h-px bg-accent" />
      )}
      <div
        role="application"
        aria-label="Place your artwork"
        style={{
          left: `${box.left}%`,
          top: `${box.top / ratioOf(area)}%`,
          width: `${box.width}%`,
          height: `${box.height / ratioOf(area)}%`,
        }}
        className="absolute"
      >
        <button
          type="button"
          aria-label={`Artwork on the ${area.view}`}
          aria-describedby={helpId}
          onKeyDown={gestures.onKeyDown}
          {...gestures.moving}
          className="absolute inset-0 cursor-move touch-none outline-offset-2 outline-accent focus-visible:outline-3"
        >
          {artwork.previewUrl && (
            <img
              src={artwork.previewUrl}
              alt=""
              draggable={false}
              className="pointer-events-none size-full"
            />
          )}
          <span
            aria-hidden
            className="pointer-events-none absolute inset-0 border border-[#fffbf3] outline-1 outline-[#15120f]"
          />
        </button>
        <span
          aria-hidden
          {...gestures.scaling}
          className="absolute -right-[1.375rem] -bottom-[1.375rem] grid size-11 cursor-nwse-resize touch-none place-items-center"
        >
          <span className="size-4 border-2 border-[#15120f] bg-[#fffbf3]" />
        </span>
      </div>
      <p id={helpId} className="sr-only">
        Arrow keys move it by one percent, with Shift by five. Plus and minus change its size. C
        centres it.
      </p>
    </>
  )
}

const ratioOf = ({ width, height }: { width: number; height: number }) => height / width

/** Buttons to place the artwork without dragging. */
function StageTools({
  artwork,
  placement,
  area,
  anchor,
  onPlace,
}: Placed & { anchor: 'top' | 'centre' }) {
  const { centre, grow, shrink } = usePlacementGestures({
    ...{ placement, artwork, area, onPlace },
    areaBox: () => new DOMRect(),
  })
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="slim" onClick={centre}>
          Centre
        </Button>
        <Button size="slim" onClick={() => onPlace(filled(artwork, area, anchor))}>
          Fill area
        </Button>
        <Button size="slim" onClick={shrink}>
          Smaller
        </Button>
        <Button size="slim" onClick={grow}>
          Larger
        </Button>
        <span className={cn('ml-auto font-semibold tabular-nums')}>
          {widthWords(placement, area)}
        </span>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {placeWords(placement, artwork, area)}
      </p>
    </div>
  )
}
