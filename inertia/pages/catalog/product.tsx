import type { LastAddress } from '#commerce/orders/queries/last_address_query'
import { usePage } from '@inertiajs/react'
import { ProductDetails, type ProductDetailsProps } from '~/components/catalog/product_details'
import { RelatedProducts } from '~/components/catalog/related_products'
import { ReportLink } from '~/components/moderation/report_link'
import { PageHead } from '~/components/page_head'
import { ReviewSection } from '~/components/reviews/review_section'
import { StructuredData } from '~/components/structured_data'
import { productTypeLabel } from '~/lib/product_types'
import type { FavoriteIds } from '~/lib/shapes'
import { breadcrumbData, productData } from '~/lib/structured_data'
import type { InertiaProps } from '~/types'
import { isolated } from '#shared/isolated'

type ProductPageProps = InertiaProps<
  ProductDetailsProps & {
    /** With name, band and price; null where the goods' picture is another company's. */
    sharePicture: string | null
    /** Read by `useBuyerDetails`. */
    lastAddress: LastAddress | null
    favoriteIds: FavoriteIds | null
  }
>

export default function ProductPage(props: ProductPageProps) {
  const { product, isOnSale, reviews } = props
  const { origin } = usePage().props.site
  const { name, artist, description, productType } = product
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
        <ProductDetails {...props} />
        <ReviewSection product={product} reviews={reviews} />
        <RelatedProducts key={product.id} product={product} />
        <ReportLink href={`/report?product=${product.id}`}>Report this product</ReportLink>
      </div>
    </>
  )
}
