import { InvalidField } from '#core/exceptions/errors'

type Data = { storeProduct?: { id: number }; selectedVariant?: { id: number } }

/** The product of the provider that `printfulData` of a body names. Throws InvalidField where it names none. */
export function parseProviderProductRef({ storeProduct, selectedVariant }: Data) {
  if (storeProduct) return { storeProductId: storeProduct.id, shownVariantId: selectedVariant?.id }
  if (selectedVariant) return { catalogVariantId: selectedVariant.id }
  throw new InvalidField(
    'printfulData',
    'required',
    'Please select an artist, product, and variant'
  )
}
