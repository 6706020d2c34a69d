/** The pages that are opened most often from a page: prefetched while that page is open. */
const after: Record<string, string[]> = {
  'storefront/landing': ['storefront/browse'],
  'storefront/browse': ['catalog/product'],
  'storefront/collections': ['catalog/product'],
  'catalog/store': ['catalog/product'],
  'catalog/product': ['checkout/checkout'],
}

export const pagesAfter = (component: string): string[] => after[component] ?? []
