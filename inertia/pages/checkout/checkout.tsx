import { Link } from '@adonisjs/inertia/react'
import { type ReactNode, useEffect } from 'react'
import type { LastAddress } from '#commerce/orders/queries/last_address_query'
import { NothingLeft } from '~/components/cart/nothing_left'
import { BasketSkeleton, BasketTicket } from '~/components/checkout/basket_ticket'
import { CheckoutForm } from '~/components/checkout/checkout_form'
import { PageHead } from '~/components/page_head'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { useCartCheck } from '~/hooks/use_cart_check'
import { useIsMounted } from '~/hooks/use_is_mounted'
import { useBuyerDetails } from '~/hooks/use_buyer_details'
import { useShipping } from '~/hooks/use_shipping'
import { focusContent } from '~/lib/focus'
import { fillFromLink } from '~/lib/linked_cart'
import { paymentsComing } from '~/lib/payments_coming'
import type { InertiaProps } from '~/types'

type CheckoutProps = InertiaProps<{
  paymentMode: 'stripe' | 'sandbox' | 'none'
  /** In pounds. */
  flatShippingRate: number
  /** Read by `useBuyerDetails`. */
  lastAddress: LastAddress | null
}>

function Nothing({ title, text, label }: { title: string; text: string; label: string }) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button asChild variant="ink">
          <Link href="/browse">{label}</Link>
        </Button>
      }
    />
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHead title="Checkout" noindex />
      <div className="wrap grid gap-6 pt-8 pb-16 lg:pt-12">
        <h1 className="display-page">Checkout</h1>
        {children}
      </div>
    </>
  )
}

export default function Checkout({ paymentMode, flatShippingRate }: CheckoutProps) {
  const isMounted = useIsMounted()
  // Before the cart is checked.
  useEffect(fillFromLink, [])
  const basket = useCartCheck(true)
  const { isAllGone } = basket
  const shipping = useShipping(basket.wanted, useBuyerDetails().form, flatShippingRate)

  // The button that was pressed may be gone with the form.
  useEffect(() => {
    if (isAllGone && document.activeElement === document.body) focusContent()
  }, [isAllGone])

  if (isMounted && basket.lines.length === 0) {
    return (
      <Frame>
        <Nothing
          title="Your cart is empty"
          text="Add some products to get started!"
          label="Browse All Merch"
        />
      </Frame>
    )
  }
  return (
    <Frame>
      <noscript>
        <p className="font-semibold">
          Your cart lives in this browser: please switch on JavaScript to check out.
        </p>
      </noscript>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-x-16">
        {isAllGone && (
          <div className="lg:col-start-1 lg:row-start-1">
            <NothingLeft />
          </div>
        )}
        <section aria-label="Your order" className="min-w-0 lg:col-start-2 lg:row-start-1">
          <div className="lg:sticky lg:top-[calc(var(--bar)+1.5rem)]">
            {isMounted ? <BasketTicket basket={basket} shipping={shipping} /> : <BasketSkeleton />}
          </div>
        </section>
        {!isAllGone && (
          <div className="min-w-0 lg:col-start-1 lg:row-start-1">
            {paymentMode === 'none' ? (
              <Nothing
                title={paymentsComing.title}
                text={paymentsComing.description}
                label="Back to the shop"
              />
            ) : (
              <CheckoutForm
                lines={basket.wanted}
                total={basket.total}
                shipping={shipping}
                isSandbox={paymentMode === 'sandbox'}
              />
            )}
          </div>
        )}
      </div>
    </Frame>
  )
}
