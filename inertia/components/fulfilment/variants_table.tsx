import type { CatalogVariant } from '~/components/fulfilment/shapes'
import { variantRows } from '~/components/fulfilment/variant_rows'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { cn } from '~/lib/classes'
import { formatMoney } from '~/lib/money'

const onPhone = {
  color: 'max-sm:col-span-2 max-sm:row-start-1 max-sm:font-semibold',
  sizes: 'max-sm:col-span-2 max-sm:row-start-2 max-sm:text-ink-soft',
  price: 'max-sm:col-start-3 max-sm:row-start-1 max-sm:font-semibold',
  stock: 'max-sm:col-start-3 max-sm:row-start-2 max-sm:justify-self-end',
}

/** Sizes and colours of a blank, what each costs, and whether it can be made now. */
export function VariantsTable({ variants }: { variants: CatalogVariant[] }) {
  return (
    <Table caption="Sizes and colours" data-lines>
      <THead>
        <Th>Colour</Th>
        <Th>Sizes</Th>
        <Th numeric>Price</Th>
        <Th>In stock</Th>
      </THead>
      <TBody>
        {variantRows(variants).map(({ color, sizes, price, currency, isInStock }) => (
          <Tr key={`${color} ${price} ${isInStock}`}>
            <Td label="Colour" className={onPhone.color}>
              {color}
            </Td>
            <Td label="Sizes" className={onPhone.sizes}>
              {sizes.join(', ')}
            </Td>
            <Td label="Price" numeric className={onPhone.price}>
              {formatMoney(price, currency)}
            </Td>
            <Td label="In stock" className={onPhone.stock}>
              <span className={cn('font-semibold', isInStock ? 'text-good' : 'text-ink-soft')}>
                {isInStock ? 'In stock' : 'Out of stock'}
              </span>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
