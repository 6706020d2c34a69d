import type { ComponentType } from 'react'
import { CancelledResult } from '~/components/checkout/cancelled_result'
import { DeclinedResult, ExpiredResult, OpenResult } from '~/components/checkout/open_results'
import { PaidResult } from '~/components/checkout/paid_result'
import type { Result, ResultState } from '~/components/checkout/result'
import { useEmptiedCart } from '~/components/checkout/use_emptied_cart'
import { ProcessingResult, UnknownResult } from '~/components/checkout/waiting_results'
import { PageHead } from '~/components/page_head'
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

export default function CheckoutSuccess({ result }: InertiaProps<{ result: Result }>) {
  useEmptiedCart(result)
  const { title, Result } = results[result.state]
  return (
    <>
      <PageHead title={title} noindex />
      <Result {...result} />
    </>
  )
}
