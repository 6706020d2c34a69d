import { Link } from '@adonisjs/inertia/react'
import type { Seller } from '#config/seller'
import { AddressNeeded } from '~/components/orders/address_needed'
import { OrderMasthead } from '~/components/orders/order_masthead'
import { OrderSheet } from '~/components/orders/order_sheet'
import { Shipments } from '~/components/orders/shipments'
import { PaymentProcessing } from '~/components/orders/payment_processing'
import { PaymentRefused } from '~/components/orders/payment_refused'
import { Timeline } from '~/components/orders/timeline'
import { UnpaidOrder } from '~/components/orders/unpaid_order'
import { PageHead } from '~/components/page_head'
import type { OrderPage } from '~/lib/shapes'
import type { InertiaProps } from '~/types'
import '~/css/printed_order.css'

type OrderProps = InertiaProps<{
  order: OrderPage
  /** Of the link that a guest came by; null for the buyer with an account. */
  token: string | null
  seller: Seller
}>

export default function Order({ order, token, seller }: OrderProps) {
  const { orderNumber, payBy, isPaymentProcessing, shipments, reprinted } = order
  return (
    <>
      <PageHead title={`Order ${orderNumber}`} noindex />
      <div className="order-page wrap grid gap-x-16 gap-y-8 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,35rem)] lg:grid-rows-[auto_auto_1fr] lg:pt-10">
        <OrderMasthead order={order} isGuest={token !== null} />
        <div className="no-print grid content-start gap-8 lg:col-start-1">
          {isPaymentProcessing && <PaymentProcessing />}
          {order.isPaymentRefused && <PaymentRefused lines={order.lines} />}
          {order.addressRequest && <AddressNeeded order={order} token={token} />}
          {payBy !== null && <UnpaidOrder order={order} payBy={payBy} token={token} />}
          <section aria-labelledby="where">
            <h2 id="where" className="display-card mb-4">
              Order progress
            </h2>
            <Timeline order={order} />
            {reprinted.length > 0 && (
              <p className="mt-4 font-semibold wrap-anywhere">
                We’re making {reprinted.join(' and ')} again for you, free of charge.
              </p>
            )}
          </section>
          {shipments.length > 0 && (
            <section aria-labelledby="shipments">
              <h2 id="shipments" className="display-card mb-4">
                {shipments.length === 1 ? 'Your parcel' : 'Your parcels'}
              </h2>
              <Shipments shipments={shipments} />
            </section>
          )}
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <OrderSheet order={order} token={token} seller={seller} />
        </div>
        <p className="no-print max-w-[52ch] self-start text-ink-soft">
          Something not right?{' '}
          <Link href="/contact" className="underline underline-offset-4">
            Email us
          </Link>{' '}
          your order number and a real person will reply.
        </p>
      </div>
    </>
  )
}
