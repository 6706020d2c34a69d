import { before, counts } from './counts.js'

const TYPES = [
  'tshirt',
  'tshirt',
  'tshirt',
  'hoodie',
  'hoodie',
  'tank-top',
  'cap',
  'tote',
  'poster',
  'sticker',
  'mug',
  'vinyl',
  'cd',
]
const NOUNS = {
  'tshirt': 'Tee',
  'hoodie': 'Hoodie',
  'tank-top': 'Tank',
  'cap': 'Cap',
  'tote': 'Tote',
  'poster': 'Poster',
  'sticker': 'Sticker',
  'mug': 'Mug',
  'vinyl': 'LP',
  'cd': 'CD',
}

/** Three products of each artist in two sizes; of every ten one is not approved and sells nothing. */
export function productsSql({ lot, choice, word, FIRST_WORDS, DESIGN_WORDS }) {
  const noun = `CASE type ${Object.entries(NOUNS)
    .map(([type, text]) => `WHEN '${type}' THEN '${text}'`)
    .join(' ')} END`
  const perArtist = counts.products / counts.artists
  return [
    `INSERT INTO products (id, artist_id, name, description, product_type, status, base_price, selling_price, printful_cost, minimum_price, provider_cost,
                           below_minimum_since, created_by_admin, created_at, updated_at)
     SELECT ${before.products} + n, ${before.artists} + 1 + (n - 1) / ${perArtist}, words || ' ' || ${noun}, 'Printed to order.', type,
            CASE WHEN n % 10 = 9 THEN ${word('n', 201, ['draft', 'draft', 'pending_approval', 'pending_approval', 'approved', 'rejected'])}
                 WHEN retired < 0.08 THEN 'inactive' WHEN retired < 0.12 THEN 'retired' ELSE 'active' END,
            cost, cost + profit, cost, cost + 4, cost + (dearer < 0.002)::int * profit, CASE WHEN dearer < 0.002 THEN now() END, ${lot('n', 202)} < 0.6, at, at
       FROM (SELECT n, ${word('n', 203, FIRST_WORDS)} || ' ' || ${word('n', 204, DESIGN_WORDS)} AS words, ${word('n', 205, TYPES)} AS type, 6 + ${choice('n', 206, 14)} AS cost,
                    8 + ${choice('n', 207, 12)} AS profit, ${lot('n', 208)} AS retired, ${lot('n', 209)} AS dearer, now() - interval '1 day' * ${counts.days} * ${lot('n', 210)} AS at
               FROM generate_series(1, ${counts.products}) AS n) AS lots`,
    `INSERT INTO product_variants (id, product_id, size, color, cost, sync_variant_id, external_id, position)
     SELECT ${before.variants} + 2 * n + place, ${before.products} + n, (ARRAY['M', 'L'])[place + 1], 'Black', products.base_price, 700000000 + 2 * n + place, 'bench-' || 2 * n + place, place
       FROM generate_series(1, ${counts.products}) AS n JOIN products ON products.id = ${before.products} + n, generate_series(0, 1) AS place`,
  ]
}
