import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import type { ListedProduct } from '#catalog/public'
import { SendDialog } from '~/components/admin/products/send_dialog'
import { AdminTable } from '~/components/admin/table/admin_table'
import { BulkBar } from '~/components/admin/table/bulk_bar'
import type { Column } from '~/components/admin/table/shapes'
import { useSelection } from '~/components/admin/table/use_selection'
import { Badge, StatusBadge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { counted, formatCount } from '~/lib/counts'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { productTypeLabel } from '~/lib/product_types'

export const PRODUCTS = { one: 'product', many: 'products' }

const UNDECIDED = ['draft', 'pending_approval', 'rejected']

/** What an admin does with it: make it while nothing is decided, look at it where it is sold. */
function addressOf({ id, status }: ListedProduct): string {
  return UNDECIDED.includes(status) ? `/admin/products/${id}` : `/product/${id}`
}

const columns: Column<ListedProduct>[] = [
  {
    label: 'Product',
    isTitle: true,
    cell: (product) => (
      <span className="grid gap-0.5">
        <Link
          href={addressOf(product)}
          className="row-link leading-snug font-bold wrap-anywhere underline underline-offset-4"
        >
          {product.name}
        </Link>
        <span className="text-sm font-normal text-ink-soft">
          {productTypeLabel(product.productType)}
        </span>
      </span>
    ),
  },
  {
    label: 'Artist',
    cell: ({ artist }) => <span className="wrap-anywhere">{artist.bandName}</span>,
  },
  { label: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    label: 'Price',
    sort: 'price',
    numeric: true,
    cell: ({ sellingPrice, currency, isBelowMinimum }) => (
      <span className="inline-grid justify-items-end gap-1">
        {formatMoney(sellingPrice, currency)}
        {isBelowMinimum && <Badge variant="bad">Below minimum</Badge>}
      </span>
    ),
  },
  {
    label: 'Cost',
    numeric: true,
    cell: ({ basePrice, providerCost, currency }) => (
      <span className="grid">
        {formatMoney(basePrice, currency)}
        {providerCost !== null && providerCost !== basePrice && (
          <span className="text-sm text-ink-soft">now {formatMoney(providerCost, currency)}</span>
        )}
      </span>
    ),
  },
  {
    label: 'Sold, 30 days',
    sort: 'sold',
    numeric: true,
    cell: ({ unitsSold30Days }) => formatCount(unitsSold30Days),
  },
  {
    label: 'Made',
    sort: 'made',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
]

/** The products of everybody; drafts and rejected ones can be ticked and sent to their artists. */
export function ProductsTable({ products, sort }: { products: ListedProduct[]; sort: string }) {
  const selection = useSelection(
    products,
    ({ status }) => status === 'draft' || status === 'rejected'
  )
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <AdminTable
        caption="Products"
        columns={columns}
        rows={products}
        sort={sort}
        nameOf={({ name }) => name}
        selection={selection}
        selectionHint="Products in preparation and rejected ones can be sent to their artists together."
      />
      <BulkBar selection={selection} nouns={PRODUCTS}>
        <Button variant="ink" size="slim" onClick={() => setAsking(true)}>
          Send {counted(selection.selected.length, 'product')} to their artists
        </Button>
      </BulkBar>
      {isAsking && (
        <SendDialog
          products={selection.selected}
          onDone={selection.clear}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
