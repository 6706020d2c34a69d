import type { ResultOrder } from '~/components/checkout/result'

function Reference({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-display text-3xl leading-none font-extrabold tracking-wide break-all">
        {value}
      </dd>
    </div>
  )
}

type OrderReferencesProps = { order: ResultOrder; reference: string | null; isPlaced?: boolean }

/** What to quote: the number that the confirmation carries too, and the reference of the payment (seed 000 §2). */
export function OrderReferences({ order, reference, isPlaced = false }: OrderReferencesProps) {
  const [only, ...others] = order.lines
  const orderNumber = isPlaced && others.length === 0 ? only?.orderNumber : undefined
  if (!orderNumber && !reference) return null
  return (
    <dl className="flex flex-wrap justify-between gap-x-6 gap-y-3">
      {orderNumber && <Reference label="Order number" value={orderNumber} />}
      {reference && <Reference label="Order reference" value={reference} />}
    </dl>
  )
}
