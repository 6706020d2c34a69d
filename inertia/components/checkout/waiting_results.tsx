import { CheckAgain } from '~/components/checkout/check_again'
import { OrderReferences } from '~/components/checkout/order_references'
import { OrderTicket } from '~/components/checkout/order_ticket'
import { PaymentProgress } from '~/components/checkout/payment_progress'
import type { Result } from '~/components/checkout/result'
import { ResultFrame } from '~/components/checkout/result_frame'
import { WayBack } from '~/components/checkout/way_back'
import { usePagePolling } from '~/hooks/use_page_polling'

/** The result is read again while the payment is processing; reading it never pays. */
export function ProcessingResult({ order, reference }: Result) {
  const isLooking = usePagePolling('result')
  return (
    <ResultFrame
      title="Payment still processing"
      actions={<CheckAgain />}
      ticket={
        order && (
          <OrderTicket order={order} isPlaced>
            <PaymentProgress isLooking={isLooking} />
            <OrderReferences order={order} reference={reference} isPlaced />
          </OrderTicket>
        )
      }
    >
      <p role="status">
        {isLooking
          ? 'The payment is still processing. We’re checking every few seconds.'
          : 'The payment is still processing. Some take a while: we’ll email you as soon as it’s confirmed.'}
      </p>
      <p>You can close this page. You won’t be charged twice.</p>
    </ResultFrame>
  )
}

/** With an order, its payment could not be looked up; without one, there is no such payment. */
export function UnknownResult({ order, reference }: Result) {
  if (order) {
    return (
      <ResultFrame
        title="We couldn’t check"
        actions={<CheckAgain />}
        ticket={
          <OrderTicket order={order} isPlaced>
            <OrderReferences order={order} reference={reference} isPlaced />
          </OrderTicket>
        }
      >
        <p>
          We can’t reach the payment service right now. If you paid, we’ll send a confirmation
          email.
        </p>
      </ResultFrame>
    )
  }
  return (
    <ResultFrame title="We can’t find that payment" actions={<WayBack order={null} />}>
      <p>
        This link doesn’t match any payment we have. If you paid, check your inbox for our
        confirmation.
      </p>
      {reference && (
        <p>
          If you email us, quote the reference <strong>{reference}</strong>.
        </p>
      )}
    </ResultFrame>
  )
}
