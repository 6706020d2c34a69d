import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { BuyPanel } from '~/components/catalog/buy_panel'
import { type Shot, shotsOf } from '~/components/catalog/gallery'
import { ProductGallery } from '~/components/catalog/product_gallery'
import { ShareButton } from '~/components/catalog/share_button'
import { SizeGuide } from '~/components/catalog/size_guide'
import type { Variant } from '~/components/catalog/variants'
import { WishlistToggle } from '~/components/fans/favorite_toggle'
import { Lettering } from '~/components/lettering'
import type { ProductReviews } from '~/components/reviews/review_section'
import { RatingLink } from '~/components/reviews/stars'
import { UserParagraphs, UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { useVariantChoice } from '~/hooks/use_variant_choice'
import { formatMoney } from '~/lib/money'
import { fallbacksOf } from '~/lib/pictures'
import type { Product } from '~/lib/shapes'
import type { SizeGuide as Guide } from '#fulfilment/size_guides/size_guide'
import { isolated } from '#shared/isolated'

export type ProductDetailsProps = {
  product: Product
  reviewCount: number
  variants: Variant[]
  gallery: Shot[]
  sizeGuide: Guide | null
  isOnSale: boolean
  paymentMode: 'stripe' | 'sandbox' | 'none'
  /** In pounds. */
  flatShippingRate: number
  reviews: ProductReviews
}

/** Pictures, choices and buttons. Apart from the rest of the page, because all of it follows each press of a choice. */
export function ProductDetails(props: ProductDetailsProps) {
  const {
    product,
    variants,
    gallery,
    sizeGuide,
    isOnSale,
    paymentMode,
    flatShippingRate,
    reviews,
  } = props
  const { props: shared, url } = usePage()
  const { origin } = shared.site
  const choice = useVariantChoice(variants)
  const shots = shotsOf(gallery, choice.color)
  const { name, artist, description, sellingPrice, currency } = product
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[auto_minmax(22rem,1fr)] lg:items-start lg:gap-14">
      <div className="min-w-0 lg:sticky lg:top-[calc(var(--bar)+1.5rem)]">
        <ProductGallery
          key={choice.color}
          shots={shots}
          fallbacks={fallbacksOf(product)}
          name={name}
          bandName={artist.bandName}
          mayHaveSeveral={variants.some(({ color }) => shotsOf(gallery, color).length > 1)}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-5 lg:gap-6">
        <div className="grid grid-cols-1 gap-2">
          {!product.isActive && <Badge variant="ink">Inactive</Badge>}
          <div className="flex items-center justify-between gap-4">
            <Link
              href={`/store/${artist.id}`}
              className="tag relative w-fit min-w-0 underline decoration-[1.5px] underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-3.5 hover:decoration-[3px]"
            >
              <UserText>{artist.bandName}</UserText>
            </Link>
            <WishlistToggle product={product} />
          </div>
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 lg:grid">
            <h1 className="display-section min-w-0 lg:text-[clamp(3.25rem,5vw,4.75rem)]">
              <Lettering name={name} />
            </h1>
            <p className="price text-4xl lg:text-5xl">{formatMoney(sellingPrice, currency)}</p>
          </div>
          <RatingLink average={product.averageRating} count={reviews.count} />
        </div>
        <BuyPanel
          product={product}
          variants={variants}
          choice={choice}
          imageUrl={shots[0]?.url ?? product.imageUrl}
          isOnSale={isOnSale}
          isSandbox={paymentMode === 'sandbox'}
          flatShippingRate={flatShippingRate}
        />
        {sizeGuide && <SizeGuide guide={sizeGuide} size={choice.size} />}
        <div className="grid grid-cols-1 justify-items-start gap-2">
          {description && (
            <UserParagraphs className="max-w-[60ch] leading-relaxed">{description}</UserParagraphs>
          )}
          <ShareButton
            title={`${isolated(name)} by ${isolated(artist.bandName)}`}
            url={origin + url}
          />
        </div>
      </div>
    </div>
  )
}
