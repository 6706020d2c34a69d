export { exampleSale, type ExampleSale } from '#pricing/example_sale'
export { PricingService, type PriceLines, type Split } from '#pricing/pricing_service'
