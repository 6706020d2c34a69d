import { router } from '@inertiajs/react'

/**
 * Asks for today's price and stock of the product on the page. What is chosen meanwhile stays: the address, which holds
 * the choice, is not taken from the answer. Where the product is withdrawn or the network is gone, the page stays as it
 * is: an order is checked all the same.
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
