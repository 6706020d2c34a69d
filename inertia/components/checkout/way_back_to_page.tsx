import { Link } from '@adonisjs/inertia/react'
import { Button } from '~/components/ui/button'
import { cartStore } from '~/lib/cart_store'
import type { PaymentDeparture } from '~/lib/payment_departure'

type WayBackToPageProps = {
  departure: PaymentDeparture
  /** Beside an action that matters more. */
  isQuiet?: boolean
}

/** Back to the page from which the visitor went to pay; a cart that lay over it is opened again. */
export function WayBackToPage({ departure, isQuiet = false }: WayBackToPageProps) {
  const { path, kind } = departure
  const openCart = () => kind === 'cart' && cartStore.setOpen(true)
  return (
    <Button asChild variant={isQuiet ? 'outline' : 'ink'}>
      <Link href={path} onSuccess={openCart}>
        {LABELS[kind]}
      </Link>
    </Button>
  )
}

const LABELS: Record<PaymentDeparture['kind'], string> = {
  cart: 'Back to your cart',
  checkout: 'Back to checkout',
  order: 'Back to your order',
  product: 'Back to the product',
}
