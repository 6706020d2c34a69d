import type { AskedPrices } from '~/components/studio/builder/build_form'
import {
  askedWords,
  comparedWords,
  isInBar,
  rangeOf,
} from '~/components/studio/builder/build_words'
import { cn } from '~/lib/classes'
import { formatMoney } from '~/lib/money'
import { toNumber, type Pence } from '#shared/money'

type AskedPricesChartProps = {
  /** Null where too few similar products are on sale. */
  asked: AskedPrices | null
  /** The artist's own price; null while none is typed. */
  price: Pence | null
  onPrice: (price: string) => void
}

/** What others ask for this type of product, as bars. A press on a bar takes the price that most ask there. */
export function AskedPricesChart({ asked, price, onPrice }: AskedPricesChartProps) {
  if (!asked)
    return (
      <p className="text-sm text-ink-soft">
        There are too few similar products to compare: fewer than three are on sale.
      </p>
    )
  const own = price === null || price <= 0 ? null : toNumber(price)
  const most = Math.max(...asked.bars.map(({ products }) => products))
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="text-[0.9375rem] font-semibold">What others ask</legend>
      <p className="text-sm text-ink-soft">{askedWords(asked)}</p>
      <div className="mt-2 flex min-w-0 border-b border-line-strong">
        {asked.bars.map((bar) => {
          const isOwn = own !== null && isInBar(own, bar)
          return (
            <button
              key={bar.from}
              type="button"
              aria-pressed={isOwn}
              aria-label={`${rangeOf(bar)}: ${bar.products} of ${asked.products}. Take ${formatMoney(bar.price)}`}
              title={`Take ${formatMoney(bar.price)}`}
              onClick={() => onPrice(bar.price.toFixed(2))}
              className="group flex h-20 min-w-0 grow basis-0 flex-col justify-end px-px text-center text-sm tabular-nums"
            >
              <span
                aria-hidden="true"
                className={cn('text-ink-soft', isOwn && 'font-bold text-ink')}
              >
                {bar.products > 0 && bar.products}
              </span>
              <span
                aria-hidden="true"
                style={{ height: `${(bar.products / most) * 3}rem` }}
                className={cn(
                  'block min-h-0.5 rounded-t-sm bg-ink-soft/50 group-hover:bg-ink-soft',
                  isOwn && 'min-h-1 bg-ink group-hover:bg-ink'
                )}
              />
            </button>
          )
        })}
      </div>
      <p aria-hidden="true" className="flex justify-between text-sm text-ink-soft tabular-nums">
        <span>{formatMoney(asked.bars[0]!.from)}</span>
        <span>{formatMoney(asked.bars.at(-1)!.to)}</span>
      </p>
      {own !== null && <p className="text-sm font-semibold">{comparedWords(own, asked)}</p>}
    </fieldset>
  )
}
