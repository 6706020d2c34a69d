/** How many characters of a product are kept (`products`); `notes` are the artist's word in a review. */
export const PRODUCT_LENGTHS = {
  name: 200,
  description: 5000,
  designUrl: 500,
  notes: 2000,
} as const
