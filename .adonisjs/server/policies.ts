export const policies = {
  ArtistPolicy: () => import('#app/artists/policies/artist_policy'),
  CatalogProductPolicy: () => import('#app/catalog/policies/product_policy'),
  OrderPolicy: () => import('#app/orders/policies/order_policy'),
}

