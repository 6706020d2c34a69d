import { BelowMinimum } from '~/components/studio/products/below_minimum'
import { PriceBreakdownList } from '~/components/studio/products/price_breakdown_list'
import {
  costBehind,
  costOfNextPrice,
  type ProductField,
} from '~/components/studio/products/product_form'
import { useOwner } from '~/components/studio/use_owner'
import type { ProductFormState } from '~/components/studio/products/use_product_form'
import { TextArea, TextField } from '~/components/ui/field'
import { formatMoney } from '~/lib/money'
import { minimumPriceOf, MINIMUM_MARGIN } from '~/lib/pricing'
import { toDecimal, toNumber } from '#shared/money'

/** Name, price and description of a product, with where its price goes. */
export function ProductFields({ seen, form, change, errors }: ProductFormState) {
  const { share } = useOwner()
  const minimum = minimumPriceOf(costOfNextPrice(seen))

  const bind = (name: ProductField) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })

  return (
    <>
      <BelowMinimum product={seen} />
      <TextField label="Product Name" maxLength={200} autoComplete="off" {...bind('name')} />
      <TextField
        label="Selling Price (£)"
        type="number"
        inputMode="decimal"
        step="0.01"
        min={toDecimal(minimum)}
        max="10000"
        hint={
          !errors.sellingPrice &&
          `Minimum price: ${formatMoney(toNumber(minimum), seen.currency)} (${MINIMUM_MARGIN} margin)`
        }
        {...bind('sellingPrice')}
      />
      <PriceBreakdownList
        price={form.sellingPrice}
        basePrice={costBehind(seen, form.sellingPrice)}
        share={share}
        shipping={seen.estimatedShipping}
        currency={seen.currency}
      />
      <TextArea label="Description" rows={4} maxLength={5000} {...bind('description')} />
    </>
  )
}
