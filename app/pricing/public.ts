export { PricingService, type Split } from '#pricing/pricing_service'
