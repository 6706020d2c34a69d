import type { ResultOrder } from '~/components/checkout/result'

type OrderReferencesProps = { order: ResultOrder; reference: string | null; isPlaced?: boolean }

/**
 * What to quote: the number that mails and the order's page carry too, of several each stands on its line; and, small, the
 * reference of the payment.
 */
export function OrderReferences({ order, reference, isPlaced = false }: OrderReferencesProps) {
  const [only, ...others] = order.lines
  const orderNumber = isPlaced && others.length === 0 ? only?.orderNumber : undefined
  if (!orderNumber && !reference) return null
  return (
    <dl className="grid gap-3">
      {orderNumber && (
        <div className="grid gap-0.5">
          <dt className="text-sm text-ink-soft">Order number</dt>
          <dd className="font-display text-3xl leading-none font-extrabold tracking-wide">
            {orderNumber}
          </dd>
        </div>
      )}
      {reference && (
        <div className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
          <dt>Order reference</dt>
          <dd>{reference}</dd>
          <dd className="basis-full">Quote this if you email us about your payment.</dd>
        </div>
      )}
    </dl>
  )
}
