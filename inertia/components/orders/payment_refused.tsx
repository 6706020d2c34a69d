import { Link } from '@adonisjs/inertia/react'
import { Button } from '~/components/ui/button'
import type { OrderPage } from '~/lib/shapes'
import { cartLink } from '#shared/cart_link'

/** A delayed payment that the bank refused: what is still sold can be put into the cart again. */
export function PaymentRefused({ lines }: { lines: OrderPage['lines'] }) {
  const sold = lines.filter(({ isOnSale }) => isOnSale)
  return (
    <div className="grid justify-items-start gap-3">
      <h2 className="display-card">Your payment didn’t go through</h2>
      <p>
        {sold.length > 0
          ? 'Your bank turned it down. You haven’t been charged, and you can order again.'
          : 'Your bank turned it down. You haven’t been charged.'}
      </p>
      {sold.length > 0 && (
        <Button asChild variant="go">
          <Link
            href={cartLink(
              sold.map(({ product, ...line }) => ({ ...line, productId: product.id }))
            )}
          >
            Order again
          </Link>
        </Button>
      )}
    </div>
  )
}
