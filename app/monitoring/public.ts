export { nodeWatch } from '#monitoring/main'
export { ShopReadingsQuery } from '#monitoring/queries/shop_readings_query'
