import { useState } from 'react'
import { shotAlt } from '~/components/catalog/gallery'
import { LazyDialog } from '~/components/lazy/lazy_dialog'
import { lazyScript } from '~/components/lazy/lazy_script'
import { ProductImage } from '~/components/product_image'
import type { StudioProduct } from '~/components/studio/products/shapes'
import { formatMoney } from '~/lib/money'
import { fallbacksOf } from '~/lib/pictures'

const zoomDialog = lazyScript('Look closer', () =>
  import('~/components/catalog/zoom_dialog').then(({ ZoomDialog }) => ZoomDialog)
)

type OfferFactsProps = { product: StudioProduct }

/** Which sizes cost less than the base cost, which is that of the dearest. */
function sizesBelow({ offer, currency }: StudioProduct): string | null {
  const dearest = Math.max(...offer.sizes.map(({ cost }) => cost))
  const cheaper = offer.sizes.filter(({ cost }) => cost < dearest)
  if (cheaper.length === 0) return null
  const names = cheaper.map(({ size, cost }) => `${size} ${formatMoney(cost, currency)}`)
  return `The base cost is for the most expensive size. These cost less: ${names.join(', ')}.`
}

/** What a product is made of, and a picture of each side that opens as large as the screen. */
export function OfferFacts({ product }: OfferFactsProps) {
  const { offer, currency, name } = product
  const [shown, setShown] = useState<number | null>(null)
  const cheaper = sizesBelow(product)
  const facts = [
    { label: 'Printed on', value: offer.blank },
    { label: 'Sizes', value: offer.sizes.map(({ size }) => size).join(', ') },
    { label: 'Colours', value: offer.colors.join(', ') },
    {
      label: 'Recommended price',
      value: product.recommendedPrice && formatMoney(product.recommendedPrice, currency),
    },
    {
      label: 'Suggested minimum',
      value: product.suggestedMinimumPrice && formatMoney(product.suggestedMinimumPrice, currency),
    },
  ].filter(({ value }) => value)
  const [first, ...others] = offer.pictures.map((picture, index) => (
    <button
      key={`${picture.url} ${picture.color}`}
      type="button"
      onClick={() => setShown(index)}
      className="block w-full cursor-zoom-in"
    >
      <ProductImage
        src={picture.url}
        fallbacks={fallbacksOf(product)}
        alt={`${shotAlt(picture, name)}: enlarge`}
        eager={index === 0}
        whole={picture.kind === 'design'}
        sizes="(min-width: 640px) 14rem, 90vw"
      />
    </button>
  ))
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
        {first}
        <div className="grid gap-3">
          <dl className="grid gap-1.5">
            {facts.map(({ label, value }) => (
              <div
                key={label}
                className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-1.5"
              >
                <dt className="text-ink-soft">{label}</dt>
                <dd className="font-semibold wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          {cheaper && <p className="text-sm text-ink-soft">{cheaper}</p>}
        </div>
      </div>
      {others.length > 0 && (
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4" aria-label="More pictures">
          {others.map((picture) => (
            <li key={picture.key}>{picture}</li>
          ))}
        </ul>
      )}
      <LazyDialog
        script={zoomDialog}
        isOpen={shown !== null}
        setOpen={(open) => !open && setShown(null)}
      >
        {(ZoomDialog) => (
          <ZoomDialog
            shots={offer.pictures}
            fallbacks={fallbacksOf(product)}
            name={name}
            index={shown}
            onIndex={setShown}
          />
        )}
      </LazyDialog>
    </div>
  )
}
