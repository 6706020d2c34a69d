export { grantDemoStore } from '#sandbox/printful/access/tokens'
export { descriptionOf } from '#sandbox/printful/catalog/description'
export { sizeTables } from '#sandbox/printful/catalog/size_tables'
export { listDemoProducts } from '#sandbox/printful/store/demo_products'
