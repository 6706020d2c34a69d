import type { StoreProduct } from '~/components/fulfilment/shapes'
import { ProductImage } from '~/components/product_image'
import { UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { Skeleton } from '~/components/ui/skeleton'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { cn } from '~/lib/classes'
import { formatCount } from '~/lib/counts'
import { syncStatusOf } from '~/lib/sync_status'

/** Where the cells stand in a row of two lines. */
const onPhone = {
  name: 'max-sm:col-span-3 max-sm:row-start-1',
  variants: 'max-sm:col-start-1 max-sm:row-start-2 max-sm:text-sm/snug max-sm:text-ink-soft',
  id: 'max-sm:col-start-2 max-sm:row-start-2 max-sm:text-sm/snug max-sm:text-ink-soft',
  synced: 'max-sm:col-start-3 max-sm:row-start-2',
}

function SyncBadge({ product }: { product: StoreProduct }) {
  const { label, variant } = syncStatusOf(product)
  return <Badge variant={variant}>{label}</Badge>
}

/** Products of the store at Printful: picture, name, how many sizes and colours, and whether all of them are linked. */
export function StoreProducts({ products }: { products: StoreProduct[] }) {
  return (
    <Table caption="Store products" data-lines>
      <THead>
        <Th>Product</Th>
        <Th numeric>Variants</Th>
        <Th>Sync</Th>
        <Th>ID</Th>
      </THead>
      <TBody>
        {products.map((product) => (
          <Tr key={product.id}>
            <Td label="Product" className={onPhone.name}>
              <div className="flex items-center gap-3">
                <ProductImage
                  src={product.thumbnail_url}
                  alt=""
                  className="w-11 shrink-0"
                  sizes="2.75rem"
                />
                <span className="min-w-0 leading-snug font-semibold wrap-anywhere">
                  <UserText>{product.name}</UserText>
                </span>
              </div>
            </Td>
            <Td label="Variants" numeric className={onPhone.variants}>
              {formatCount(product.variants)}
              <span className="sm:hidden"> variants</span>
            </Td>
            <Td label="Sync" className={onPhone.synced}>
              <SyncBadge product={product} />
            </Td>
            <Td label="ID" className={cn('tabular-nums', onPhone.id)}>
              <span className="sm:hidden">ID </span>
              {product.id}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}

/** The shape of their table. */
export function StoreProductsSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="border-t-[1.5px] border-line-strong">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="flex items-center gap-3 border-b border-line py-3">
          <Skeleton className="h-14 w-11 shrink-0" />
          <Skeleton className="h-5 flex-1" />
          <Skeleton className="h-6 w-20" />
        </div>
      ))}
    </div>
  )
}
