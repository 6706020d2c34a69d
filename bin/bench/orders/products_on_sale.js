/** At most 1,000 products that can be ordered, each with its variants. */
export function productsOnSale(shop) {
  return shop.sql(
    `select products.id as "productId", json_agg(json_build_object('size', size, 'color', color)) as variants
       from products join product_variants on product_id = products.id
      where status = 'active' and sale_kind = 'always' and piece_limit is null
        and in_stock and is_offered and sync_variant_id is not null
      group by products.id order by products.id limit 1000`
  )
}
