import type { UnapprovedProduct } from '~/components/admin/product_builder/shapes'
import { ProductImage } from '~/components/product_image'
import { Remark } from '~/components/studio/products/remark'
import { StatusBadge } from '~/components/ui/badge'
import { formatMoney } from '~/lib/money'
import { fallbacksOf } from '~/lib/pictures'
import { productTypeLabel } from '~/lib/product_types'

/** How a product stands: whose it is, what it costs and leaves, and what its artist has said. */
export function UnapprovedFacts({ product }: { product: UnapprovedProduct }) {
  const amount = (value: number | null) => (
    <span className="whitespace-nowrap">
      {value === null ? '–' : formatMoney(value, product.currency)}
    </span>
  )
  const facts = [
    ['Artist', product.artist.bandName],
    ['Type', productTypeLabel(product.productType)],
    [
      'Production cost',
      product.printfulCost === null ? (
        <>{amount(product.basePrice)}, provisional</>
      ) : (
        amount(product.printfulCost)
      ),
    ],
    ['Minimum price', amount(product.minimumPrice)],
    ['Selling price', amount(product.sellingPrice)],
    ['Artist profit', amount(product.artistProfit)],
    ['Platform fee', amount(product.platformFee)],
  ] as const
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-5 gap-y-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <ProductImage
        src={product.imageUrl}
        fallbacks={fallbacksOf(product)}
        alt=""
        sizes="10rem"
        eager
        className="self-start"
      />
      <div className="grid content-start gap-3">
        <StatusBadge status={product.status} />
        <dl className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 border-b border-line pb-1">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-right font-semibold wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="col-span-2 grid gap-4 empty:hidden">
        <Remark by="From the artist" text={product.approvalNotes} />
        {product.designUrl && product.artworkId === null && (
          <p>
            <a
              href={product.designUrl}
              target="_blank"
              rel="noreferrer noopener nofollow"
              className="link wrap-anywhere"
            >
              The artist’s design: {product.designUrl}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
