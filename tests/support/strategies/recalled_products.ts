import ActiveProducts from '#catalog/availability/active_products'
import type {
  ProductFacts,
  SaleAvailability,
  SaleState,
  StockFacts,
} from '#catalog/availability/sale_availability'

/** A second implementation, for tests: some products are recalled, and one country is not sold to. */
export class RecalledProducts implements SaleAvailability {
  #active = new ActiveProducts()

  constructor(
    private recalled: readonly number[] = [1],
    private closedCountry = 'CA'
  ) {}

  stateOf(product: ProductFacts): SaleState {
    return this.recalled.includes(product.id) ? 'hidden' : this.#active.stateOf(product)
  }

  onSaleCondition(artistIsHidden: string): string {
    const ids = this.recalled.join(', ')
    return `${this.#active.onSaleCondition(artistIsHidden)} AND products.id <> ALL ('{${ids}}'::int[])`
  }

  isInStock(variant: StockFacts, country: string | null): boolean {
    return country !== this.closedCountry && this.#active.isInStock(variant, country)
  }
}
