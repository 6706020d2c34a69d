import { NothingCharged } from '~/components/checkout/nothing_charged'
import { PayLink } from '~/components/checkout/pay_link'
import type { Result } from '~/components/checkout/result'
import { ResultFrame } from '~/components/checkout/result_frame'
import { WayBack } from '~/components/checkout/way_back'

export function DeclinedResult({ reference, retryUrl, order }: Result) {
  return (
    <ResultFrame
      title="Payment declined"
      actions={retryUrl ? <PayLink href={retryUrl}>Try again</PayLink> : <WayBack order={order} />}
      ticket={
        order && <NothingCharged order={order} reference={reference} isPlaced={retryUrl !== null} />
      }
    >
      <p>
        The payment didn’t go through, and you haven’t been charged. Your bank can tell you why.
      </p>
      <p>
        {retryUrl
          ? 'Try again, or use another card.'
          : 'We haven’t placed your order. You can order again.'}
      </p>
    </ResultFrame>
  )
}

export function OpenResult({ reference, retryUrl, order }: Result) {
  return (
    <ResultFrame
      title="Not paid yet"
      actions={
        retryUrl ? (
          <PayLink href={retryUrl}>Continue to payment</PayLink>
        ) : (
          <WayBack order={order} />
        )
      }
      ticket={order && <NothingCharged order={order} reference={reference} isPlaced />}
    >
      <p>Your order isn’t paid yet. You haven’t been charged.</p>
    </ResultFrame>
  )
}

export function ExpiredResult({ order }: Result) {
  return (
    <ResultFrame
      title="Payment expired"
      actions={<WayBack order={order} />}
      ticket={order && <NothingCharged order={order} />}
    >
      <p>You ran out of time to pay. You haven’t been charged, and you can order again.</p>
    </ResultFrame>
  )
}
