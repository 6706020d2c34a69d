export const policies = {
  ArtistPolicy: () => import('#app/artists/policies/artist_policy'),
  CatalogProductPolicy: () => import('#app/catalog/policies/product_policy'),
  GigsQrCodePolicy: () => import('#app/gigs/policies/qr_code_policy'),
  OrderPolicy: () => import('#app/orders/policies/order_policy'),
}

