import { inject } from '@adonisjs/core'
import { AssignedArtist } from '#admin/queries/assigned_artist'
import { pricingConfig } from '#config/pricing'
import { knownToProvider, ProviderProductCache, type ProviderProduct } from '#fulfilment/public'
import { PricingService, type PriceSuggestion, type Split } from '#pricing/public'
import type { Pence } from '#shared/money'
import { percentageFromDecimal, type Percentage } from '#shared/percentage'

type Question = {
  storeProductId?: number
  catalogVariantId?: number
  artistId?: number
  sellingPrice?: Pence
  markup?: number
}

export type Advised = {
  made: ProviderProduct
  share: Percentage
  suggestions: PriceSuggestion
  /** What would be paid of each piece sold at that price. */
  paid: Split
}

/** What the calculators say of something chosen at the provider, at a price and a markup, for an artist. */
@inject()
export class PricingSuggestionsQuery {
  constructor(
    private cache: ProviderProductCache,
    private assigned: AssignedArtist,
    private pricing: PricingService
  ) {}

  /** Without an artist the usual share counts. Throws InvalidField, NoExchangeRate, and what the provider may refuse. */
  async handle({ artistId, sellingPrice, markup, ...choice }: Question): Promise<Advised> {
    const share = await this.#shareOf(artistId)
    const made = await this.#made(choice)
    const { basePrice, retail } = made
    const retails = made.variants.map((variant) => variant.retail)
    const piece = { basePrice, retail, markup, share, sellingPrice, retails }
    const suggestions = this.pricing.suggestPrice(piece)
    const line = { sellingPrice: suggestions.sellingPrice, basePrice, share, quantity: 1 }
    return { made, share, suggestions, paid: this.pricing.split(line) }
  }

  async #shareOf(artistId?: number): Promise<Percentage> {
    if (artistId === undefined) return pricingConfig.defaultShare
    const artist = await this.assigned.handle(artistId)
    return percentageFromDecimal(artist.profit_share_percentage)
  }

  #made({ storeProductId, catalogVariantId }: Omit<Question, 'artistId'>) {
    return storeProductId === undefined
      ? knownToProvider('catalogVariantId', () => this.cache.ofCatalog(catalogVariantId!))
      : knownToProvider('storeProductId', () => this.cache.ofStore(storeProductId))
  }
}
