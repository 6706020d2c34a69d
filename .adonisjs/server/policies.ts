export const policies = {
  CatalogProductPolicy: () => import('#app/catalog/policies/product_policy'),
  OrderPolicy: () => import('#app/orders/policies/order_policy'),
}

