import { LeftPayment } from '~/components/checkout/left_payment'
import type { ResultOrder, UnpaidResult } from '~/components/checkout/result'
import { UnknownLeft } from '~/components/checkout/unknown_left'
import { PageHead } from '~/components/page_head'
import type { InertiaProps } from '~/types'

type CancelProps = InertiaProps<{ order: ResultOrder | null; unpaid: UnpaidResult | null }>

export default function CheckoutCancel({ order, unpaid }: CancelProps) {
  return (
    <>
      <PageHead title={order ? 'Payment cancelled' : 'Payment left'} noindex />
      {order && unpaid ? <LeftPayment order={order} unpaid={unpaid} /> : <UnknownLeft />}
    </>
  )
}
