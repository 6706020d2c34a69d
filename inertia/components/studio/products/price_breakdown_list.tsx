import type { ReactNode } from 'react'
import { cn } from '~/lib/classes'
import { formatMoney } from '~/lib/money'
import { breakdownOf, type PriceBreakdown, typedAmount } from '~/lib/pricing'
import { type Pence, toNumber } from '#shared/money'

type Line = {
  label: ReactNode
  note?: string
  amount: Pence | null
  look?: 'sum' | 'yours' | 'none' | 'aside'
}

const looks = {
  sum: 'font-bold',
  yours: 'font-bold text-good',
  none: 'font-bold',
  aside: 'text-ink-soft',
}

/** 60 and 40, or 75.5 and 24.5. */
const rest = (share: number) => Math.round(10_000 - share * 100) / 100

function linesOf(breakdown: PriceBreakdown | null, share: number): Line[] {
  return [
    { label: 'Selling price', amount: breakdown?.sellingPrice ?? null, look: 'sum' },
    { label: 'Base cost', note: 'production', amount: breakdown?.production ?? null },
    {
      label: 'Your earnings',
      note: `${share}% of the profit`,
      amount: breakdown?.artist ?? null,
      look: breakdown && breakdown.artist > 0 ? 'yours' : 'none',
    },
    { label: 'Platform fee', note: `${rest(share)}%`, amount: breakdown?.platform ?? null },
    {
      label: 'Payment processing',
      note: '3% + 30p, paid from the platform fee, not from your share',
      amount: breakdown?.processing ?? null,
      look: 'aside',
    },
    {
      label: 'Shipping',
      note: 'Paid by the fan on top and passed on in full',
      amount: breakdown?.shipping ?? null,
      look: 'aside',
    },
  ]
}

type PriceBreakdownListProps = {
  /** As it is typed. */
  price: string
  /** Pounds. */
  basePrice: number
  /** The artist's own, in percent. */
  share: number
  /** The flat rate, in pounds. */
  shipping: number
  currency?: string
}

/** Where one piece's price goes, line by line and to the penny, as it is typed. */
export function PriceBreakdownList({
  price,
  basePrice,
  share,
  shipping,
  currency,
}: PriceBreakdownListProps) {
  const amount = typedAmount(price)
  const breakdown =
    amount === null || amount <= 0 ? null : breakdownOf(amount, basePrice, share, shipping)
  return (
    <section
      aria-label="Pricing Breakdown"
      className="rounded-sm border-[1.5px] border-line bg-sheet"
    >
      <h3 className="border-b border-line px-4 py-2.5 font-semibold">Pricing Breakdown</h3>
      <dl className="grid gap-2 px-4 py-3">
        {linesOf(breakdown, share).map(({ label, note, amount: part, look }) => (
          <div
            key={note ?? 'price'}
            className={cn('flex items-baseline justify-between gap-4', look && looks[look])}
          >
            <dt className="min-w-0">
              {label}
              {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
            </dt>
            <dd className="shrink-0 tabular-nums">
              {part === null ? '–' : formatMoney(toNumber(part), currency)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
