import { inject } from '@adonisjs/core'
import type { ProductSpec } from '#catalog/public'
import { InvalidField } from '#core/exceptions/errors'
import { knownToProvider, ReadProviderProduct, type ProviderProduct } from '#fulfilment/public'
import { PricingService } from '#pricing/public'
import type { Pence } from '#shared/money'

/** A product of the provider's store, with the variant whose picture stands for it; or one variant of the catalogue. */
export type ProviderProductRef =
  { storeProductId: number; shownVariantId?: number } | { catalogVariantId: number }

type Data = { storeProduct?: { id: number }; selectedVariant?: { id: number } }

/** What `printfulData` of a body names. Throws InvalidField where it names nothing. */
export function parseProviderProductRef({
  storeProduct,
  selectedVariant,
}: Data): ProviderProductRef {
  if (storeProduct) return { storeProductId: storeProduct.id, shownVariantId: selectedVariant?.id }
  if (selectedVariant) return { catalogVariantId: selectedVariant.id }
  throw new InvalidField(
    'printfulData',
    'required',
    'Please select an artist, product, and variant'
  )
}

export type ChosenProduct = { made: ProviderProduct; initialPrice: Pence; spec: ProductSpec }

/** What an admin has chosen, read at the provider now, with what is advised for it. */
@inject()
export class ReadChosenProduct {
  constructor(
    private read: ReadProviderProduct,
    private pricing: PricingService
  ) {}

  /** `markup` in hundredths of a percent. Throws NoExchangeRate, InvalidField, and what the provider may refuse. */
  async handle(ref: ProviderProductRef, markup?: number): Promise<ChosenProduct> {
    const made = await this.#made(ref)
    const { basePrice, retail, previewUrl, productType, printfulProductId } = made
    const hasPreview = previewUrl !== null
    const first = this.pricing.initialPrice({ basePrice, retail, hasPreview, markup })
    const { sellingPrice: initialPrice, ...suggestions } = first
    const spec = {
      productType,
      basePrice,
      suggestions,
      printfulProductId,
      printfulData: made.data,
      thumbnailUrl: made.thumbnailUrl,
      previewUrl,
      variants: made.variants,
    }
    return { made, initialPrice, spec }
  }

  #made(ref: ProviderProductRef): Promise<ProviderProduct> {
    return 'storeProductId' in ref
      ? knownToProvider('printfulProductId', () =>
          this.read.ofStore(ref.storeProductId, ref.shownVariantId)
        )
      : knownToProvider('printfulVariantId', () => this.read.ofCatalog(ref.catalogVariantId))
  }
}
