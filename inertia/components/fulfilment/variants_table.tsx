import type { CatalogVariant } from '~/components/fulfilment/shapes'
import { variantRows } from '~/components/fulfilment/variant_rows'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { cn } from '~/lib/classes'
import { formatMoney } from '~/lib/money'

const onPhone = {
  sizes: 'max-sm:col-span-2 max-sm:row-start-1 max-sm:font-semibold',
  colors: 'max-sm:col-span-2 max-sm:row-start-2 max-sm:text-sm/snug max-sm:text-ink-soft',
  price: 'max-sm:col-start-3 max-sm:row-start-1 max-sm:font-semibold',
  stock: 'max-sm:col-start-3 max-sm:row-start-2 max-sm:justify-self-end max-sm:text-sm/snug',
}

/** Sizes and colours of a blank, what each costs, and whether it can be made now. */
export function VariantsTable({ variants }: { variants: CatalogVariant[] }) {
  return (
    <Table caption="Sizes and colours" data-lines>
      <THead>
        <Th>Sizes</Th>
        <Th>Colours</Th>
        <Th numeric>Price</Th>
        <Th>In stock</Th>
      </THead>
      <TBody>
        {variantRows(variants).map(({ sizes, colors, price, currency, isInStock }) => (
          <Tr key={`${sizes} ${colors} ${price} ${isInStock}`}>
            <Td label="Sizes" className={cn('sm:min-w-40', onPhone.sizes)}>
              {sizes.join(', ')}
            </Td>
            <Td label="Colours" className={onPhone.colors}>
              {colors.join(', ')}
            </Td>
            <Td label="Price" numeric className={onPhone.price}>
              {formatMoney(price, currency)}
            </Td>
            <Td label="In stock" className={onPhone.stock}>
              <span
                className={cn(
                  'font-semibold whitespace-nowrap',
                  isInStock ? 'text-good' : 'text-ink-soft'
                )}
              >
                {isInStock ? 'In stock' : 'Out of stock'}
              </span>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
