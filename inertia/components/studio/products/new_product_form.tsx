import type { FormEvent } from 'react'
import { ArtworkField } from '~/components/studio/artwork/artwork_field'
import { PriceBreakdownList } from '~/components/studio/products/price_breakdown_list'
import { type NewProductField, useNewProduct } from '~/components/studio/products/use_new_product'
import { useOwner } from '~/components/studio/use_owner'
import { Button } from '~/components/ui/button'
import { SelectField, TextArea, TextField } from '~/components/ui/field'
import { DraftRestoredNotice } from '~/components/ui/draft_restored_notice'
import { formatMoney } from '~/lib/money'
import { minimumPriceOf, typedAmount, MINIMUM_MARGIN } from '~/lib/pricing'
import type { ProductType } from '#shared/product_type'
import { productTypeLabel } from '~/lib/product_types'
import { toDecimal, toNumber } from '#shared/money'

/** What an artist can ask for. */
const types = ['tshirt', 'hoodie', 'cap', 'tote', 'poster'].map((value) => ({
  value,
  label: productTypeLabel(value),
}))

type NewProductFormProps = { baseByType: Record<ProductType, number>; flatShippingRate: number }

/**
 * The form for a new product until blanks can be chosen in the builder.
 *
 * @param baseByType in pounds: what a piece of each type costs until we have set the real cost
 */
export function NewProductForm({ baseByType, flatShippingRate }: NewProductFormProps) {
  const { form, basePrice, isRestored, change, forget, errors, busy, submit, ...design } =
    useNewProduct(baseByType)
  const { share } = useOwner()
  const minimum = minimumPriceOf(basePrice)

  const bind = (name: NewProductField) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })

  const artworkError = errors.artwork ?? errors.artworkId
  const discard = () => {
    design.artwork.discard()
    forget()
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-10"
    >
      <div className="grid gap-5">
        <DraftRestoredNotice isRestored={isRestored} onDiscard={discard} wanted="sent" />
        <TextField label="Product Name" autoComplete="off" maxLength={200} {...bind('name')} />
        <TextArea label="Description" rows={4} maxLength={5000} {...bind('description')} />
        <SelectField label="Product Type" options={types} {...bind('productType')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Base Price (£)"
            name="basePrice"
            value={toDecimal(typedAmount(String(basePrice))!)}
            readOnly
            hint="This is an estimate. We confirm the real cost before the product goes on sale."
          />
          <TextField
            label="Selling Price (£)"
            type="number"
            inputMode="decimal"
            step="0.01"
            min={toDecimal(minimum)}
            max="10000"
            hint={
              !errors.sellingPrice &&
              `Minimum price: ${formatMoney(toNumber(minimum))} (${MINIMUM_MARGIN} margin)`
            }
            {...bind('sellingPrice')}
          />
        </div>
        <ArtworkField
          state={design.artwork}
          productType={form.productType as ProductType}
          rightsError={errors.rights}
        />
        {artworkError && (
          <p role="alert" className="text-sm font-semibold text-bad">
            {artworkError}
          </p>
        )}
        {!design.hasUpload && (
          <TextField
            label="Design URL (optional)"
            type="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            maxLength={500}
            hint="Link to your artwork. Nobody sees it until we have saved our own copy."
            {...bind('designUrl')}
          />
        )}
      </div>
      <div className="grid gap-5">
        <PriceBreakdownList
          price={form.sellingPrice}
          basePrice={basePrice}
          share={share}
          shipping={flatShippingRate}
        />
        <Button type="submit" variant="go" wide busy={busy} busyLabel="Creating Product...">
          Create Product
        </Button>
      </div>
    </form>
  )
}
