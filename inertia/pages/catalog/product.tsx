import type { LastAddress } from '#commerce/orders/queries/last_address_query'
import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { BuyPanel } from '~/components/catalog/buy_panel'
import { type Shot, shotsOf } from '~/components/catalog/gallery'
import { ProductGallery } from '~/components/catalog/product_gallery'
import { AlsoLiked, MoreFromArtist } from '~/components/catalog/product_rows'
import { SizeGuide } from '~/components/catalog/size_guide'
import { ShareButton } from '~/components/catalog/share_button'
import type { SizeGuide as Guide } from '#fulfilment/size_guides/size_guide'
import type { Variant } from '~/components/catalog/variants'
import { WishlistToggle } from '~/components/fans/favorite_toggle'
import { Lettering } from '~/components/lettering'
import { PageHead } from '~/components/page_head'
import { type ProductReviews, ReviewSection } from '~/components/reviews/review_section'
import { RatingLink } from '~/components/reviews/stars'
import { StructuredData } from '~/components/structured_data'
import { UserParagraphs, UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { useVariantChoice } from '~/hooks/use_variant_choice'
import { formatMoney } from '~/lib/money'
import { fallbacksOf } from '~/lib/pictures'
import { productTypeLabel } from '~/lib/product_types'
import type { FavoriteIds, Product } from '~/lib/shapes'
import { breadcrumbData, productData } from '~/lib/structured_data'
import type { InertiaProps } from '~/types'
import { isolated } from '#shared/isolated'

type ProductPageProps = InertiaProps<{
  product: Product
  reviewCount: number
  variants: Variant[]
  gallery: Shot[]
  sizeGuide: Guide | null
  /** With name, band and price; null where the goods' picture is another company's. */
  sharePicture: string | null
  isOnSale: boolean
  paymentMode: 'stripe' | 'sandbox' | 'none'
  /** In pounds. */
  flatShippingRate: number
  /** Read by `useBuyerDetails`. */
  lastAddress: LastAddress | null
  more: Product[]
  alsoLiked: Product[]
  reviews: ProductReviews
  favoriteIds: FavoriteIds | null
}>

export default function ProductPage(props: ProductPageProps) {
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
  const { name, artist, description, sellingPrice, currency, productType } = product
  const path = `/product/${product.id}`
  return (
    <>
      <PageHead
        title={`${isolated(name)} by ${isolated(artist.bandName)}`}
        description={
          description ??
          `${productTypeLabel(productType)} by ${isolated(artist.bandName)}, printed to order.`
        }
        image={props.sharePicture ?? product.imageUrl}
        path={path}
        noindex={!isOnSale}
      />
      {isOnSale && <StructuredData data={productData({ ...props, origin })} />}
      <StructuredData
        data={breadcrumbData(origin, [
          { name: 'Merch', path: '/browse' },
          { name: artist.bandName, path: `/store/${artist.id}` },
          { name, path },
        ])}
      />
      <div className="wrap grid grid-cols-1 gap-16 pt-3 pb-16 lg:gap-24 lg:pt-6">
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
                <UserParagraphs className="max-w-[60ch] leading-relaxed">
                  {description}
                </UserParagraphs>
              )}
              <ShareButton
                title={`${isolated(name)} by ${isolated(artist.bandName)}`}
                url={origin + url}
              />
            </div>
          </div>
        </div>
        <ReviewSection product={product} reviews={reviews} />
        <MoreFromArtist products={props.more} artist={artist} />
        <AlsoLiked products={props.alsoLiked} />
      </div>
    </>
  )
}
