import { useRef, useState, type KeyboardEvent } from 'react'
import { shotAlt, shotLabel, type Shot } from '~/components/catalog/gallery'
import { ShotThumbnails } from '~/components/catalog/shot_thumbnails'
import { stubLettering } from '~/components/catalog/stub_lettering'
import { LazyDialog } from '~/components/lazy/lazy_dialog'
import { lazyScript } from '~/components/lazy/lazy_script'
import { ProductImage } from '~/components/product_image'
import { UserText } from '~/components/text/user_text'
import { Ticket, TicketStub } from '~/components/ui/ticket'

const zoomDialog = lazyScript('Look closer', () =>
  import('~/components/catalog/zoom_dialog').then(({ ZoomDialog }) => ZoomDialog)
)

type ProductGalleryProps = {
  shots: Shot[]
  fallbacks: string[]
  name: string
  bandName: string
  /** Keeps the place of the thumbnails where another colour has several pictures. */
  mayHaveSeveral: boolean
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** The pictures on the ticket: swiped on a phone, chosen by thumbnail or arrow key on a desk, pressed to look closer. */
export function ProductGallery(props: ProductGalleryProps) {
  const { shots, fallbacks, name, bandName, mayHaveSeveral } = props
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  /** Where a choice is gliding to: what passes on the way is not what was chosen. */
  const goal = useRef<number | null>(null)
  const [zoomed, setZoomed] = useState<number | null>(null)

  const show = (index: number) => {
    const strip = track.current
    goal.current = index === current ? null : index
    strip?.scrollTo({ left: index * strip.clientWidth })
    setCurrent(index)
  }
  const follow = () => {
    const { scrollLeft, clientWidth } = track.current!
    const inView = Math.round(scrollLeft / clientWidth)
    if (goal.current === null) setCurrent(inView)
    else if (inView === goal.current) goal.current = null
  }
  const leaf = (event: KeyboardEvent) => {
    const next = current + (STEPS[event.key] ?? 0)
    if (next === current || !shots[next]) return
    event.preventDefault()
    show(next)
    track.current!.querySelectorAll('button')[next]?.focus({ preventScroll: true })
  }

  return (
    <section aria-label={`Pictures of ${name}`} className="grid gap-3 lg:w-fit">
      <Ticket side="right" className="sm:mx-auto sm:w-fit lg:mx-0">
        <div className="relative h-[clamp(calc((100vw-6rem)*1.06),calc(100svh-29.5rem),calc((100vw-6rem)*1.25))] min-w-0 flex-1 sm:aspect-4/5 sm:h-[max(13rem,100svh-29.5rem)] sm:max-h-[calc((100vw-7rem)*1.25)] sm:flex-none lg:h-[min(calc(100svh-13.5rem),44rem)]">
          <div
            ref={track}
            role="group"
            aria-label={shots.length > 1 ? `Picture ${current + 1} of ${shots.length}` : undefined}
            onScroll={follow}
            onPointerDown={() => (goal.current = null)}
            className="shot-track absolute inset-0 flex rounded-l-[3px]"
          >
            {shots.map((shot, index) => (
              <button
                key={shot.url}
                type="button"
                tabIndex={index === current ? 0 : -1}
                aria-label={`Look closer: ${shotAlt(shot, name)}`}
                onClick={() => setZoomed(index)}
                onKeyDown={leaf}
                onPointerEnter={() => void zoomDialog.prefetch()}
                className="size-full shrink-0 cursor-zoom-in snap-center -outline-offset-4"
              >
                <ProductImage
                  src={shot.url}
                  fallbacks={fallbacks}
                  alt={shotAlt(shot, name)}
                  whole={shot.kind === 'design'}
                  first={index === 0}
                  sizes="(min-width: 64rem) 36rem, 80vw"
                  className="size-full rounded-none"
                />
              </button>
            ))}
          </div>
          {shots.length > 1 && (
            <span
              aria-hidden
              className="pointer-events-none absolute bottom-2 left-2 rounded-sm bg-[#15120f] px-2 py-0.5 text-sm font-bold text-[#f6f1e7]"
            >
              {current + 1}/{shots.length}
              {shots[current] && ` ${shotLabel(shots[current])}`}
            </span>
          )}
        </div>
        <TicketStub aria-hidden className="@container-[size] w-16 shrink-0 p-0 sm:w-20">
          <span className="display absolute inset-0 flex items-center justify-center overflow-hidden py-4 leading-none [text-orientation:mixed] [writing-mode:vertical-rl]">
            <UserText as="span" className="max-h-full text-center" style={stubLettering(bandName)}>
              {bandName}
            </UserText>
          </span>
        </TicketStub>
      </Ticket>
      {mayHaveSeveral && (
        <ShotThumbnails shots={shots} name={name} current={current} onChoose={show} />
      )}
      <LazyDialog
        script={zoomDialog}
        isOpen={zoomed !== null}
        setOpen={(open) => setZoomed(open ? current : null)}
      >
        {(ZoomDialog) => (
          <ZoomDialog
            shots={shots}
            fallbacks={fallbacks}
            name={name}
            index={zoomed}
            onIndex={(index) => {
              setZoomed(index)
              if (index !== null) show(index)
            }}
          />
        )}
      </LazyDialog>
    </section>
  )
}
