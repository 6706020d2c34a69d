import type { ComponentType } from 'react'
import { AfterPurchase } from '~/components/checkout/after_purchase'
import { CancelledResult } from '~/components/checkout/cancelled_result'
import { DeclinedResult, ExpiredResult, OpenResult } from '~/components/checkout/open_results'
import { PaidResult } from '~/components/checkout/paid_result'
import type { Result, ResultState } from '~/components/checkout/result'
import { useEmptiedCart } from '~/components/checkout/use_emptied_cart'
import { ProcessingResult, UnknownResult } from '~/components/checkout/waiting_results'
import { PageHead } from '~/components/page_head'
import type { Product } from '~/lib/shapes'
import type { InertiaProps } from '~/types'

const results: Record<ResultState, { title: string; Result: ComponentType<Result> }> = {
  paid: { title: 'Order placed', Result: PaidResult },
  cancelled: { title: 'Order cancelled', Result: CancelledResult },
  processing: { title: 'Payment processing', Result: ProcessingResult },
  declined: { title: 'Payment declined', Result: DeclinedResult },
  expired: { title: 'Payment expired', Result: ExpiredResult },
  open: { title: 'Not paid yet', Result: OpenResult },
  unknown: { title: 'Payment unknown', Result: UnknownResult },
}

type SuccessProps = InertiaProps<{
  result: Result
  /** The artist's newest product besides what was bought; null unless something was bought. */
  newest: Product | null
}>

export default function CheckoutSuccess({ result, newest }: SuccessProps) {
  useEmptiedCart(result)
  const { title, Result } = results[result.state]
  const { state, order } = result
  const isBought = state === 'paid' || state === 'processing'
  return (
    <>
      <PageHead title={title} noindex />
      <Result {...result} />
      {isBought && order && <AfterPurchase artist={order.lines[0]!.artist} newest={newest} />}
    </>
  )
}
