import type { ProductSort } from '#catalog/product_sort'

const labels: Record<ProductSort, string> = {
  'popular': 'Most Popular',
  'newest': 'Newest First',
  'price-asc': 'Price: Low to High',
  'price-desc': 'Price: High to Low',
  'rating': 'Highest Rated',
}

/** Orders of a product list. */
export const productSorts = Object.entries(labels).map(([value, label]) => ({ value, label }))
