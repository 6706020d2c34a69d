export type { LegacyBreakdown } from '#pricing/calculators/legacy_breakdown'
export type { PriceSuggestion } from '#pricing/calculators/price_suggestion'
export type { PanelPrice, TransparentPanel } from '#pricing/calculators/transparent_panel'
export { exampleSale } from '#pricing/example_sale'
export {
  divideEarnings,
  earningsLeft,
  GOODS_CATEGORIES,
  PARTY_KINDS,
  SHARE_BASES,
  type DividedEarnings,
  type FrozenShare,
  type GoodsCategory,
  type PartyAmounts,
  type PartyKind,
  type ShareBase,
} from '#pricing/gig_shares'
export { HIGHEST_PRICE } from '#pricing/highest_price'
export { MINIMUM_MARGIN } from '#pricing/minimum_price'
export { typeCostPort } from '#pricing/type_cost_port'
export { PricingService, type PriceBreakdown, type Split } from '#pricing/pricing_service'
