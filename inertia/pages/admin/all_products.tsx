import type { ListedProduct } from '#catalog/transformers/listed_product_transformer'
import { AdminFrame } from '~/components/admin/admin_frame'
import { PRODUCTS, ProductsTable } from '~/components/admin/products/products_table'
import { NothingMatches } from '~/components/admin/table/nothing_matches'
import type { TableFilters } from '~/components/admin/table/shapes'
import { TableBar } from '~/components/admin/table/table_bar'
import { TableList } from '~/components/admin/table/table_list'
import { productTypes } from '~/lib/product_types'
import type { BoundedCount } from '~/lib/shapes'
import { statusOf } from '~/lib/statuses'
import type { InertiaProps } from '~/types'

type ProductsProps = InertiaProps<{
  filters: TableFilters & { status: string; type: string; price: string; takedown: string }
  statuses: ListedProduct['status'][]
  rows: ListedProduct[]
  total: BoundedCount
  nextUrl: string | null
}>

const sorts = [
  { value: '-made', label: 'Newest' },
  { value: 'made', label: 'Oldest' },
  { value: '-price', label: 'Highest price' },
  { value: 'price', label: 'Lowest price' },
  { value: '-sold', label: 'Most sold' },
  { value: 'sold', label: 'Least sold' },
]

const CLEAR = '/admin?tab=products'

export default function AllProducts(props: ProductsProps) {
  const { filters, statuses, rows, total, nextUrl } = props
  const choices = [
    {
      name: 'status',
      label: 'Status',
      options: [
        { value: '', label: 'All statuses' },
        ...statuses.map((value) => ({ value, label: statusOf(value).label })),
      ],
    },
    {
      name: 'type',
      label: 'Type',
      options: [
        { value: '', label: 'All types' },
        ...productTypes.map(({ value, plural }) => ({ value, label: plural })),
      ],
    },
    {
      name: 'price',
      label: 'Price',
      options: [
        { value: '', label: 'All prices' },
        { value: 'below', label: 'Below minimum' },
      ],
    },
    {
      name: 'takedown',
      label: 'Takedown',
      options: [
        { value: '', label: 'All products' },
        { value: 'down', label: 'Taken down' },
      ],
    },
  ]
  return (
    <AdminFrame section="products">
      <TableList
        id="products"
        title="Products"
        total={total}
        nouns={PRODUCTS}
        isEmpty={rows.length === 0}
        nextUrl={nextUrl}
        bar={
          <TableBar
            path="/admin"
            kept={{ tab: 'products' }}
            searchLabel="Product or artist"
            filters={filters}
            choices={choices}
            sorts={sorts}
            exportPath="/admin/products.csv"
          />
        }
        empty={<NothingMatches search={filters.search} things="products" clearHref={CLEAR} />}
      >
        <ProductsTable products={rows} sort={filters.sort} />
      </TableList>
    </AdminFrame>
  )
}
