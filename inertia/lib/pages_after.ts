/** The pages that are opened most from a page, fetched while somebody looks at it. */
const after: Record<string, string[]> = {
  'storefront/landing': ['storefront/browse'],
  'storefront/browse': ['catalog/product'],
  'storefront/collections': ['catalog/product'],
  'catalog/store': ['catalog/product'],
  'catalog/product': ['checkout/checkout'],
}

export const pagesAfter = (component: string): string[] => after[component] ?? []
