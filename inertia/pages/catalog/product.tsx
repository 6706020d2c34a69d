import { Link } from '@adonisjs/inertia/react'
import { BandName } from '~/components/band_name'
import { BuyPanel } from '~/components/catalog/buy_panel'
import { ProductTicket } from '~/components/catalog/product_ticket'
import { imageOfColor, type Variant } from '~/components/catalog/variants'
import { ProductHeart } from '~/components/fans/heart'
import { PageHead } from '~/components/page_head'
import { ProductGrid } from '~/components/product_grid'
import { type ProductReviews, ReviewSection } from '~/components/reviews/review_section'
import { RatingLink } from '~/components/reviews/stars'
import { useVariantChoice } from '~/hooks/use_variant_choice'
import { formatMoney } from '~/lib/money'
import { productTypeLabel } from '~/lib/product_types'
import type { Hearts, Product } from '~/lib/shapes'
import type { InertiaProps } from '~/types'

type ProductPageProps = InertiaProps<{
  product: Product
  variants: Variant[]
  isOnSale: boolean
  paymentMode: 'stripe' | 'sandbox' | 'none'
  /** Flat estimate in pounds. */
  shipping: number
  more: Product[]
  reviews: ProductReviews
  hearts: Hearts | null
}>

function More({ products, artist }: { products: Product[]; artist: Product['artist'] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="more" className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <h2 id="more" className="display-section">
          More from <BandName name={artist.bandName} />
        </h2>
        <Link href={`/store/${artist.id}`} className="link">
          Visit Store
        </Link>
      </div>
      <ProductGrid products={products} hideArtist />
    </section>
  )
}

export default function ProductPage({
  product,
  variants,
  isOnSale,
  paymentMode,
  shipping,
  more,
  reviews,
}: ProductPageProps) {
  const choice = useVariantChoice(variants)
  const imageUrl = imageOfColor(variants, choice) ?? product.imageUrl
  const { name, artist, description, sellingPrice, currency, productType } = product
  return (
    <>
      <PageHead
        title={`${name} by ${artist.bandName}`}
        description={
          description ?? `${productTypeLabel(productType)} by ${artist.bandName}, printed to order.`
        }
        image={product.imageUrl}
        path={`/product/${product.id}`}
        noindex={!isOnSale}
      />
      <div className="wrap grid gap-16 pt-3 pb-16 lg:gap-24 lg:pt-6">
        <div className="grid gap-4 lg:grid-cols-[auto_minmax(24rem,1fr)] lg:items-start lg:gap-14">
          <div className="min-w-0 lg:sticky lg:top-[calc(var(--bar)+1.5rem)]">
            <ProductTicket
              src={imageUrl}
              alt={choice.color ? `${name} in ${choice.color}` : name}
              bandName={artist.bandName}
            />
          </div>
          <div className="flex min-w-0 flex-col gap-5 lg:gap-6">
            <div className="grid gap-2">
              <div className="flex items-center justify-between gap-4">
                <Link
                  href={`/store/${artist.id}`}
                  className="tag relative w-fit underline decoration-[1.5px] underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-3.5 hover:decoration-[3px]"
                >
                  {artist.bandName}
                </Link>
                <ProductHeart product={product} />
              </div>
              <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 lg:grid">
                <h1 className="display-section lg:text-[clamp(3.25rem,5vw,4.75rem)]">{name}</h1>
                <p className="price text-4xl lg:text-5xl">{formatMoney(sellingPrice, currency)}</p>
              </div>
              <RatingLink average={product.averageRating} count={reviews.count} />
            </div>
            <BuyPanel
              product={product}
              variants={variants}
              choice={choice}
              imageUrl={imageUrl}
              isOnSale={isOnSale}
              isSandbox={paymentMode === 'sandbox'}
              shipping={shipping}
            />
            {description && (
              <p className="max-w-[60ch] leading-relaxed whitespace-pre-line">{description}</p>
            )}
          </div>
        </div>
        <ReviewSection product={product} reviews={reviews} />
        <More products={more} artist={artist} />
      </div>
    </>
  )
}
