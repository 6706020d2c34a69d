import { Link } from '@adonisjs/inertia/react'
import type { UnapprovedProduct } from '~/components/admin/product_builder/shapes'
import { NextPage } from '~/components/browse/next_page'
import { UserText } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { EmptyState } from '~/components/ui/empty_state'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatMoney } from '~/lib/money'

export type Unapproved = { products: UnapprovedProduct[]; nextUrl: string | null }

const amount = (product: UnapprovedProduct, value: number | null) =>
  value === null ? '–' : formatMoney(value, product.currency)

/** Products without a decision yet: drafts, products pending approval, and rejected ones. */
export function UnapprovedList({ products, nextUrl }: Unapproved) {
  if (products.length === 0)
    return (
      <EmptyState
        level="h3"
        title="No products pending approval"
        text="Products you make for artists appear here until they approve or reject them."
      />
    )
  return (
    <div className="grid grid-cols-1 gap-5">
      <Table caption="Products pending approval">
        <THead>
          <Th>Product</Th>
          <Th>Artist</Th>
          <Th>Status</Th>
          <Th numeric>Price</Th>
          <Th numeric>Artist profit</Th>
          <Th numeric>Platform fee</Th>
        </THead>
        <TBody>
          {products.map((product) => (
            <Tr key={product.id}>
              <Td data-title>
                <span className="flex min-w-0 flex-col items-start">
                  <Link href={`/admin/products/${product.id}`} className="link wrap-anywhere">
                    <UserText>{product.name}</UserText>
                  </Link>
                  {product.approvalNotes && (
                    <span className="max-w-[40ch] text-sm wrap-anywhere text-ink-soft">
                      “{product.approvalNotes}”
                    </span>
                  )}
                </span>
              </Td>
              <Td label="Artist" className="sm:min-w-28">
                <UserText>{product.artist.bandName}</UserText>
              </Td>
              <Td label="Status">
                <StatusBadge status={product.status} />
              </Td>
              <Td numeric label="Price">
                {amount(product, product.sellingPrice)}
              </Td>
              <Td numeric label="Artist profit">
                {amount(product, product.artistProfit)}
              </Td>
              <Td numeric label="Platform fee">
                {amount(product, product.platformFee)}
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
      <NextPage url={nextUrl} label="Older products" />
    </div>
  )
}
