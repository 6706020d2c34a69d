import { shotAlt, shotLabel, type Shot } from '~/components/catalog/gallery'
import { ProductImage } from '~/components/product_image'

type ShotThumbnailsProps = {
  shots: Shot[]
  name: string
  current: number
  onChoose: (index: number) => void
}

/** For wide screens, which have no swiping. The row keeps its height when a colour has a single picture. */
export function ShotThumbnails({ shots, name, current, onChoose }: ShotThumbnailsProps) {
  return (
    <ul className="hidden h-26 gap-2 lg:flex">
      {shots.length > 1 &&
        shots.map((shot, index) => (
          <li key={shot.url}>
            <button
              type="button"
              aria-label={`Show ${shotAlt(shot, name)}`}
              aria-current={index === current}
              onClick={() => onChoose(index)}
              className="block w-16 rounded-sm border-[1.5px] border-line aria-[current=true]:border-line-strong aria-[current=true]:ring-2 aria-[current=true]:ring-ink"
            >
              <ProductImage
                src={shot.url}
                alt=""
                whole={shot.kind === 'design'}
                sizes="4rem"
                className="rounded-[3px]"
              />
              <span aria-hidden className="block py-0.5 text-center text-xs font-semibold">
                {shotLabel(shot)}
              </span>
            </button>
          </li>
        ))}
    </ul>
  )
}
