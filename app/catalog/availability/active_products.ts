import type {
  ProductFacts,
  SaleAvailability,
  SaleState,
  StockFacts,
} from '#catalog/availability/sale_availability'
import { clock } from '#shared/clock'

/**
 * Sells active products of visible artists that are not taken down, between the times that the artist set, in the sizes and colours that the printer
 * offers and has in stock for the country. The SQL is in `database/functions/availability.sql`.
 */
export default class ActiveProducts implements SaleAvailability {
  stateOf({
    status,
    takedown_id: takedownId,
    artist_is_hidden: isHidden,
    sale_starts_at: startsAt,
    sale_ends_at: endsAt,
  }: ProductFacts): SaleState {
    if (status !== 'active' || takedownId !== null || isHidden) return 'hidden'
    const now = clock.now().toJSDate()
    if (endsAt !== null && endsAt <= now) return 'over'
    return startsAt !== null && startsAt > now ? 'soon' : 'on'
  }

  onSaleCondition(artistIsHidden: string): string {
    const now = `'${clock.now().toUTC().toISO()}'::timestamptz`
    return `is_on_sale(products.status, products.takedown_id, ${artistIsHidden}) AND NOT is_sale_over(products.sale_ends_at, ${now})`
  }

  isInStock(variant: StockFacts, country: string | null): boolean {
    const isMissingThere = country !== null && variant.out_of_stock_in.includes(country)
    return variant.in_stock && variant.is_offered && !isMissingThere
  }
}
