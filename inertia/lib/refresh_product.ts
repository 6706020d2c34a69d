import { router } from '@inertiajs/react'

/**
 * Reads the present price and stock of the product on the page. What is chosen meanwhile stays: the address, which holds
 * the choice, is not taken from the answer. If the product is withdrawn, or there is no network, the page stays as it is:
 * an order is checked anyway.
 */
export function refreshProduct(headers: Record<string, string> = {}) {
  router.reload({
    only: ['product', 'variants', 'isOnSale'],
    preserveUrl: true,
    headers,
    onHttpException: () => false,
    onNetworkError: () => false,
  })
}
