import type { BuiltSide } from '#catalog/builder/queries/built_sides_query'
import { placementBox } from '#shared/print_placement'

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** A side of a built product as it will be printed: the drawing with the artwork in its place. */
function PrintedSide({ side }: { side: BuiltSide }) {
  const { drawing, artwork, place, area, placement, dpi } = side
  const box = placementBox(place, artwork, { width: 100, height: 100 })
  const tall = placementBox(place, artwork, area).height
  return (
    <figure className="grid w-full max-w-[18rem] gap-2">
      {drawing && artwork.previewUrl && (
        <div className="relative aspect-[4/5] overflow-hidden rounded-sm bg-line">
          <img src={drawing.url} alt="" width={400} height={500} className="size-full" />
          <div
            className="absolute"
            style={{
              left: percent(drawing.frame.x, 400),
              top: percent(drawing.frame.y, 500),
              width: percent(drawing.frame.width, 400),
              height: percent(drawing.frame.height, 500),
            }}
          >
            <img
              src={artwork.previewUrl}
              alt={`${artwork.fileName} on the ${placement}`}
              className="absolute max-w-none"
              style={{
                left: `${box.left}%`,
                top: `${box.top}%`,
                width: `${box.width}%`,
                height: percent(tall, area.height),
              }}
            />
          </div>
        </div>
      )}
      <figcaption className="text-sm">
        <strong className="capitalize">{placement.replaceAll('_', ' ')}</strong>
        <span className="block wrap-anywhere text-ink-soft">
          {artwork.fileName}, {dpi === null ? 'drawn with lines' : `${dpi} dpi at this size`}
        </span>
        <a href={`/artworks/${artwork.id}/original`} download className="link">
          Download the original
        </a>
      </figcaption>
    </figure>
  )
}

/** What the artist placed on each side. */
export function BuiltSides({ sides }: { sides: readonly BuiltSide[] }) {
  return (
    <section aria-labelledby="sides" className="grid gap-3">
      <h2 id="sides" className="admin-heading">
        Printed sides
      </h2>
      <div className="flex flex-wrap gap-6">
        {sides.map((side) => (
          <PrintedSide key={side.placement} side={side} />
        ))}
      </div>
    </section>
  )
}
