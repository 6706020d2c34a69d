import type { ReactNode } from 'react'
import type { ArtistOrderPage } from '~/components/studio/shapes'
import { UserText } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { countryName } from '~/lib/countries'
import { formatMoney } from '~/lib/money'
import { variantAndQuantity } from '~/lib/variant_words'

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd className="text-right whitespace-nowrap">{children}</dd>
    </div>
  )
}

/** What was paid, what it cost and the artist's share: as agreed when the order was placed, and after refunds. */
function Amounts({ order }: { order: ArtistOrderPage }) {
  const { sharePercentage, artistProfit, artistProfitLeft, refundedAmount } = order
  const money = (amount: number) => formatMoney(amount, order.currency)
  const isLess = artistProfitLeft < artistProfit
  return (
    <dl className="grid gap-1.5 border-t border-line px-4 py-4 sm:px-5">
      <Line label={`${money(order.unitPrice)} × ${order.quantity}`}>
        {money(order.totalAmount)}
      </Line>
      <Line label="Production">−{money(order.productionCost)}</Line>
      <Line label="Profit">{money(order.profit)}</Line>
      {isLess && <Line label={`Your share, ${sharePercentage}%`}>{money(artistProfit)}</Line>}
      {isLess && (
        <Line label={refundedAmount > 0 ? 'Deducted for the refund' : 'Order cancelled'}>
          −{money(artistProfit - artistProfitLeft)}
        </Line>
      )}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 font-bold">
        <dt>{isLess ? 'Your earnings' : `Your earnings, ${sharePercentage}%`}</dt>
        <dd className="price text-4xl">{money(artistProfitLeft)}</dd>
      </div>
      {refundedAmount > 0 && <Line label="Refunded to the buyer">{money(refundedAmount)}</Line>}
    </dl>
  )
}

function attributionParts({ attribution }: ArtistOrderPage): string[] {
  if (!attribution) return ['Online (no QR code)']
  const { eventName, gig, code } = attribution
  return [eventName ?? 'Your store', gig?.place, gig?.date, `Code ${code}`].filter(
    (part): part is string => Boolean(part)
  )
}

function Fact({ label, parts }: { label: string; parts: (string | null)[] }) {
  return (
    <div className="grid content-start gap-1">
      <h3 className="tag">{label}</h3>
      <p className="wrap-anywhere">
        {parts.filter(Boolean).map((part) => (
          <span key={part} className="block">
            <UserText>{part}</UserText>
          </span>
        ))}
      </p>
    </div>
  )
}

/** One sale as a ticket: the product and its amounts, and on the stub the buyer and the source of the sale. */
export function SaleSheet({ order }: { order: ArtistOrderPage }) {
  const { product, size, color, quantity, customerName, shippingAddress, paymentStatus } = order
  return (
    <Ticket className="self-start">
      <TicketBody className="p-0">
        <div className="flex items-start justify-between gap-4 px-4 py-4 sm:px-5">
          <div className="grid min-w-0 gap-0.5">
            <h3 className="text-lg leading-snug font-semibold wrap-anywhere">
              <UserText>{product.name}</UserText>
            </h3>
            <p className="text-ink-soft">{variantAndQuantity(size, color, quantity)}</p>
          </div>
          {paymentStatus !== 'paid' && <StatusBadge status={paymentStatus} />}
        </div>
        <Amounts order={order} />
      </TicketBody>
      <TicketStub className="gap-4 px-4 py-5 sm:grid-cols-2 sm:px-5">
        <Fact
          label="Customer"
          parts={[customerName ?? 'Guest', countryName(shippingAddress.country)]}
        />
        <Fact label="Sold through" parts={attributionParts(order)} />
      </TicketStub>
    </Ticket>
  )
}
