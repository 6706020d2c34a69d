import { router } from '@inertiajs/react'
import { type ReactNode, useState } from 'react'
import { BrowseMerch } from '~/components/cart/browse_merch'
import { CartLinesList } from '~/components/cart/cart_lines_list'
import { NothingLeft } from '~/components/cart/nothing_left'
import { Button } from '~/components/ui/button'
import { Drawer, DrawerContent } from '~/components/ui/drawer'
import { useCart } from '~/hooks/use_cart'
import { useCartCheck } from '~/hooks/use_cart_check'
import { isComplete } from '~/lib/cart_check'
import { counted } from '~/lib/counts'
import { expressCart } from '~/lib/express_cart'
import { formatMoney } from '~/lib/money'
import { paymentsComing } from '~/lib/payments_coming'
import { toastStore } from '~/lib/toast_store'

function EmptyCart({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="grid justify-items-start gap-4 px-4 py-6">
      <p className="display-card">Your cart is empty</p>
      <p className="text-ink-soft">Add some products to get started!</p>
      <BrowseMerch onLeave={onLeave} />
    </div>
  )
}

function ClearCart({ className }: { className: string }) {
  const { clear } = useCart()
  return (
    <Button variant="quiet" size="slim" className={className} onClick={() => clear()}>
      Clear Cart
    </Button>
  )
}

function Stub({ children }: { children: ReactNode }) {
  return (
    <div className="ticket-stub grid flex-1 content-start gap-3 bg-sheet px-4 pt-6 pb-[max(1rem,env(safe-area-inset-bottom))] [--bite:1.375rem] [--edge:1.5px] [--under:var(--paper)]">
      {children}
    </div>
  )
}

type CheckoutProps = { total: number; onExpress: () => Promise<void>; onProceed: () => void }

function Checkout({ total, onExpress, onProceed }: CheckoutProps) {
  const [isOpening, setOpening] = useState(false)
  const express = async () => {
    setOpening(true)
    await onExpress()
    setOpening(false)
  }
  return (
    <Stub>
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">Total</span>
        <output aria-live="polite" className="price text-4xl">
          {formatMoney(total)}
        </output>
      </div>
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm text-ink-soft">
          Final shipping varies by location and is charged separately.
        </p>
        <ClearCart className="-mr-3.5" />
      </div>
      <Button
        variant="go"
        wide
        busy={isOpening}
        busyLabel="Opening the payment page"
        onClick={() => void express()}
      >
        Express checkout
      </Button>
      <Button wide onClick={onProceed}>
        Proceed to Checkout
      </Button>
    </Stub>
  )
}

export function CartDrawer() {
  const { count, isOpen, setOpen } = useCart()
  const { lines, check, wanted, isAllGone, total, again } = useCartCheck(isOpen)
  const close = () => setOpen(false)

  const proceed = () => {
    if (!check.isPaymentAvailable) return toastStore.show(paymentsComing)
    close()
    router.visit('/checkout')
  }

  const express = async () => {
    // A cart of an earlier form is completed first, and shown.
    if (!wanted.every(isComplete)) await again()
    else await expressCart(wanted, proceed)
  }

  return (
    <Drawer open={isOpen} onOpenChange={setOpen}>
      <DrawerContent title="Shopping Cart" description={`${counted(count, 'item')} in your cart`}>
        {lines.length === 0 ? (
          <EmptyCart onLeave={close} />
        ) : (
          <>
            <CartLinesList
              lines={lines}
              check={check}
              onCheckAgain={() => void again()}
              onLeave={close}
              className="max-h-96 overflow-y-auto border-t border-line px-4"
            />
            {isAllGone ? (
              <Stub>
                <NothingLeft onLeave={close} />
                <ClearCart className="-ml-3.5 justify-self-start" />
              </Stub>
            ) : (
              <Checkout total={total} onExpress={express} onProceed={proceed} />
            )}
          </>
        )}
      </DrawerContent>
    </Drawer>
  )
}
