import type {
  ProductFacts,
  SaleAvailability,
  StockFacts,
} from '#catalog/availability/sale_availability'

/**
 * Sells active products of visible artists, in the sizes and colours that the printer offers and has in stock for the
 * country. The SQL is in `database/functions/availability.sql`.
 */
export default class ActiveProducts implements SaleAvailability {
  isOnSale({ status, artist_is_hidden: isHidden }: ProductFacts): boolean {
    return status === 'active' && !isHidden
  }

  onSaleCondition(artistIsHidden: string): string {
    return `is_on_sale(products.status, ${artistIsHidden})`
  }

  isInStock(variant: StockFacts, country: string | null): boolean {
    const isMissingThere = country !== null && variant.out_of_stock_in.includes(country)
    return variant.in_stock && variant.is_offered && !isMissingThere
  }
}
