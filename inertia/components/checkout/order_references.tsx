import type { ResultOrder } from '~/components/checkout/result'
import { cn } from '~/lib/classes'

type ReferenceProps = { label: string; value: string; isSecond?: boolean }

function Reference({ label, value, isSecond = false }: ReferenceProps) {
  return (
    <div className="grid content-end gap-0.5">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd
        className={cn(
          'font-display leading-none font-extrabold tracking-wide break-all',
          isSecond ? 'text-xl' : 'text-3xl'
        )}
      >
        {value}
      </dd>
    </div>
  )
}

type OrderReferencesProps = { order: ResultOrder; reference: string | null; isPlaced?: boolean }

/** What to quote: first the number that the confirmation carries too, then the reference of the payment (seed 000 §2). */
export function OrderReferences({ order, reference, isPlaced = false }: OrderReferencesProps) {
  const [only, ...others] = order.lines
  const orderNumber = isPlaced && others.length === 0 ? only?.orderNumber : undefined
  if (!orderNumber && !reference) return null
  return (
    <dl className="flex flex-wrap justify-between gap-x-6 gap-y-3">
      {orderNumber && <Reference label="Order number" value={orderNumber} />}
      {reference && (
        <Reference label="Order reference" value={reference} isSecond={orderNumber !== undefined} />
      )}
    </dl>
  )
}
