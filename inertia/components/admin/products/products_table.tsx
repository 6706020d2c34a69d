import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import type { ListedProduct } from '#catalog/transformers/listed_product_transformer'
import { RestoreDialog } from '~/components/admin/takedowns/restore_dialog'
import { TakedownDialog } from '~/components/admin/takedowns/takedown_dialog'
import { AdminTable } from '~/components/admin/table/admin_table'
import { dayColumn } from '~/components/admin/table/columns'
import { BulkBar } from '~/components/admin/table/bulk_bar'
import type { Column } from '~/components/admin/table/shapes'
import { useSelection } from '~/components/admin/table/use_selection'
import { Badge, StatusBadge } from '~/components/ui/badge'
import { useAdminRole } from '~/hooks/use_admin_role'
import { ProductImage } from '~/components/product_image'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { counted, formatCount } from '~/lib/counts'
import { formatMoney } from '~/lib/money'
import { productTypeLabel } from '~/lib/product_types'
import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { callApi } from '~/lib/api'

type SendDialogProps = { products: { id: number }[]; onDone: () => void; onClose: () => void }

/** Drafts and rejected products go to their artists: all of them, or none where one is not made of anything yet. */
function SendDialog({ products, onDone, onClose }: SendDialogProps) {
  const those = counted(products.length, 'product')
  return (
    <ConfirmDialog
      title={`Send ${those} to artists`}
      description="We email each artist, who approves or rejects it. Products without Printful variants can’t be sent."
      confirmLabel={`Send ${those}`}
      act={() => callApi('POST', '/api/admin/products/send', { ids: products.map(({ id }) => id) })}
      doneTitle={`${those} sent to artists`}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

export const PRODUCTS = { one: 'product', many: 'products' }

const columns: Column<ListedProduct>[] = [
  {
    label: 'Product',
    isTitle: true,
    grow: 3,
    cell: (product) => (
      <span className="admin-product">
        <ProductImage src={product.image} alt="" sizes="44px" className="admin-thumb w-11" />
        <span className="min-w-0 max-lg:grid lg:truncate">
          <Link
            href={`/admin/products/${product.id}`}
            className="row-link leading-snug font-bold underline underline-offset-4 max-lg:wrap-anywhere"
          >
            <UserText>{product.name}</UserText>
          </Link>{' '}
          <span className="admin-soft max-lg:text-sm">{productTypeLabel(product.productType)}</span>
        </span>
      </span>
    ),
  },
  {
    label: 'Artist',
    grow: 2,
    cell: ({ artist }) => (
      <span className="max-lg:wrap-anywhere">
        <UserText>{artist.bandName}</UserText>
      </span>
    ),
  },
  {
    label: 'Status',
    cell: ({ status, takedown, isTakedownAnswered }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 lg:flex-nowrap">
        <StatusBadge status={status} />
        {takedown && (
          <Badge variant="bad">{isTakedownAnswered ? 'Taken down, answered' : 'Taken down'}</Badge>
        )}
      </span>
    ),
  },
  {
    label: 'Price',
    sort: 'price',
    numeric: true,
    cell: ({ sellingPrice, currency, isBelowMinimum }) => (
      <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1 lg:flex-nowrap">
        {isBelowMinimum && <Badge variant="bad">Below minimum</Badge>}
        {formatMoney(sellingPrice, currency)}
      </span>
    ),
  },
  {
    label: 'Cost',
    numeric: true,
    cell: ({ basePrice, providerCost, currency }) => (
      <span className="max-lg:grid">
        {providerCost !== null && providerCost !== basePrice && (
          <span className="admin-soft max-lg:order-1 max-lg:text-sm">
            now {formatMoney(providerCost, currency)}{' '}
          </span>
        )}
        {formatMoney(basePrice, currency)}
      </span>
    ),
  },
  {
    label: 'Sold, 30 days',
    sort: 'sold',
    numeric: true,
    cell: ({ unitsSold30Days }) => formatCount(unitsSold30Days),
  },
  dayColumn('Created', ({ createdAt }) => createdAt, { sort: 'made' }),
]

type Act = 'send' | 'takedown' | 'restore'

const DIALOGS = { send: SendDialog, takedown: TakedownDialog, restore: RestoreDialog }

const isUnsent = ({ status }: ListedProduct) => status === 'draft' || status === 'rejected'

/** What can be done with all of these products at once. */
function actsFor(products: ListedProduct[]): { act: Act; label: string }[] {
  const those = counted(products.length, 'product')
  const possible = [
    {
      act: 'send' as const,
      label: `Send ${those} to their artists`,
      isPossible: products.every((product) => isUnsent(product) && !product.takedown),
    },
    {
      act: 'takedown' as const,
      label: `Take down ${those}`,
      isPossible: products.every(({ takedown }) => !takedown),
    },
    {
      act: 'restore' as const,
      label: `Restore ${those}`,
      isPossible: products.every(({ takedown }) => takedown),
    },
  ]
  return possible.filter(({ isPossible }) => isPossible)
}

/** The products of everybody; those that are ticked can be sent to their artists, taken down or restored. */
export function ProductsTable({ products, sort }: { products: ListedProduct[]; sort: string }) {
  const { mayChange } = useAdminRole()
  const selection = useSelection(products, () => mayChange('products'))
  const [asked, setAsked] = useState<Act | null>(null)
  const { selected } = selection
  const Dialog = asked && DIALOGS[asked]
  return (
    <>
      <AdminTable
        caption="Products"
        columns={columns}
        rows={products}
        sort={sort}
        nameOf={({ name }) => name}
        selection={selection}
        selectionHint="Select products to take them down or restore them, or to send those in preparation or rejected to their artists."
      />
      <BulkBar selection={selection} nouns={PRODUCTS}>
        {actsFor(selected).map(({ act, label }, index) => (
          <Button
            key={act}
            variant={index === 0 ? 'ink' : 'outline'}
            size="slim"
            onClick={() => setAsked(act)}
          >
            {label}
          </Button>
        ))}
      </BulkBar>
      {Dialog && (
        <Dialog products={selected} onDone={selection.clear} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
