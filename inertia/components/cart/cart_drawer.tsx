import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import { CartLineRow } from '~/components/cart/cart_line_row'
import { Button } from '~/components/ui/button'
import { Drawer, DrawerContent } from '~/components/ui/drawer'
import { useCart } from '~/hooks/use_cart'
import { proceedToCheckout } from '~/lib/checkout'
import { formatMoney } from '~/lib/money'

function EmptyCart({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="grid justify-items-start gap-4 px-4 py-6">
      <p className="display-card">Your cart is empty</p>
      <p className="text-ink-soft">Add some products to get started!</p>
      <Button asChild variant="ink">
        <Link href="/browse" onClick={onLeave}>
          Browse All Merch
        </Link>
      </Button>
    </div>
  )
}

function Checkout() {
  const { lines, total, clear } = useCart()
  const [busy, setBusy] = useState(false)

  const proceed = async () => {
    setBusy(true)
    await proceedToCheckout(lines)
    setBusy(false)
  }

  return (
    <div className="ticket-stub grid gap-3 bg-sheet px-4 pt-6 pb-[max(1rem,env(safe-area-inset-bottom))] [--bite:1.375rem] [--edge:1.5px] [--under:var(--paper)]">
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">Total</span>
        <span className="price text-4xl">{formatMoney(total)}</span>
      </div>
      <p className="text-sm text-ink-soft">
        Final shipping varies by location and is charged separately.
      </p>
      <Button
        variant="go"
        wide
        busy={busy}
        busyLabel="Opening the payment page"
        onClick={() => void proceed()}
      >
        Proceed to Checkout
      </Button>
      <Button variant="quiet" wide size="slim" onClick={() => clear()}>
        Clear Cart
      </Button>
    </div>
  )
}

export function CartDrawer() {
  const { lines, count, isOpen, setOpen } = useCart()
  const close = () => setOpen(false)

  return (
    <Drawer open={isOpen} onOpenChange={setOpen}>
      <DrawerContent title="Shopping Cart" description={`${count} items in your cart`}>
        {lines.length === 0 ? (
          <EmptyCart onLeave={close} />
        ) : (
          <>
            <ul className="max-h-96 overflow-y-auto border-t border-line px-4">
              {lines.map((line) => (
                <CartLineRow key={line.id} line={line} onLeave={close} />
              ))}
            </ul>
            <div className="flex-1" />
            <Checkout />
          </>
        )}
      </DrawerContent>
    </Drawer>
  )
}
