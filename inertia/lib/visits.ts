import type { Page } from '@inertiajs/core'
import { cookie } from '~/lib/hints'
import type { CartLine } from '~/lib/cart_lines'

/** Passed in, so that the shop's first scripts stay in as few files as they were. */
type Shop = {
  cart: { lines: () => readonly CartLine[]; subscribe: (listener: () => void) => unknown }
}

/** What pages of an artist show; `hasScanned` where the scan is not sent yet. */
type Shown = {
  product?: { id: number; artist: { id: number } }
  artist?: { id: number }
  hasScanned?: boolean
}

let known: Set<number> | undefined

/**
 * Records what a visitor who came through a code does: products they view, and from then on products they add to the
 * cart.
 */
export function recordVisit({ component, props }: Page, shop: Shop) {
  const { product, artist, hasScanned } = props as Shown
  const artistId = product?.artist.id ?? artist?.id
  const scanned = cookie('gigstall_scanned').split('.')
  if (!hasScanned && !scanned.includes(String(artistId))) return
  if (component === 'catalog/product' && product) sendEvent('view', product.id)
  if (!known) shop.cart.subscribe(() => followCart(shop))
  known ??= productsIn(shop)
}

function followCart(shop: Shop) {
  const now = productsIn(shop)
  for (const productId of now) if (!known!.has(productId)) sendEvent('basket', productId)
  known = now
}

function productsIn({ cart }: Shop): Set<number> {
  return new Set(cart.lines().map(({ productId }) => productId))
}

/**
 * Sends an event, also while the page is being left. The server decides whether it counts, and a failure is ignored.
 */
function sendEvent(kind: 'view' | 'basket', productId: number) {
  fetch('/api/events', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind, productId }),
  }).catch(() => {})
}
