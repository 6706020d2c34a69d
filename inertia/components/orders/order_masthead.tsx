import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Logo } from '~/components/logo'
import { GigWords } from '~/components/orders/gig_words'
import { sharedGig } from '~/components/orders/shared_gig'
import { UserText } from '~/components/text/user_text'
import { cn } from '~/lib/classes'
import { formatDate } from '~/lib/dates'
import type { OrderPage } from '~/lib/shapes'

/** When an order was paid, ISO 8601; null where it was not. */
const paidAt = ({ timeline }: OrderPage): string | null =>
  timeline.find(({ status }) => status === 'processing')?.at ?? null

function stampWords(order: OrderPage): string {
  const paid = paidAt(order)
  if (order.lines.every(({ status }) => status === 'cancelled')) return 'Cancelled'
  if (paid) return `Paid ${formatDate(paid)}`
  return order.isPaymentProcessing ? 'Payment in progress' : 'Not paid'
}

/** How the payment of a printed order stands, as a rubber stamp. */
function PaymentStamp({ order }: { order: OrderPage }) {
  return <p className="order-stamp tag">{stampWords(order)}</p>
}

type FactProps = { label: string; isForPaper?: boolean; children: ReactNode }

function Fact({ label, isForPaper = false, children }: FactProps) {
  return (
    <div className={cn('min-w-0', isForPaper && 'on-paper')}>
      <dt className="mr-1 inline">{label}</dt>
      <dd className="inline wrap-anywhere">{children}</dd>
    </div>
  )
}

/** "Night Bus" or "Night Bus, Salt Lines": each name in the direction of its own script. */
function Names({ of }: { of: string[] }) {
  return of.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <UserText>{name}</UserText>
    </Fragment>
  ))
}

/** Number and date of an order, and the gig that all of it is from; on paper also the shop, the bands and whether it is paid. */
export function OrderMasthead({ order, isGuest }: { order: OrderPage; isGuest: boolean }) {
  const { orderNumber, createdAt, lines } = order
  const gig = sharedGig(lines)
  const bands = [...new Set(lines.map(({ artist }) => artist.bandName))]
  return (
    <header className="order-masthead grid content-start gap-2">
      {!isGuest && (
        <Link href="/orders" className="no-print link w-fit">
          <ArrowLeft aria-hidden className="size-5" />
          Your orders
        </Link>
      )}
      <div className="on-paper order-brand">
        <Logo />
        <PaymentStamp order={order} />
      </div>
      <h1 className="display-page">
        Order <span className="inline-block">{orderNumber}</span>
      </h1>
      <dl className="order-facts text-ink-soft">
        <Fact label="Placed">{formatDate(createdAt)}</Fact>
        <Fact label={bands.length === 1 ? 'Band' : 'Bands'} isForPaper>
          <Names of={bands} />
        </Fact>
        {gig && (
          <Fact label="Gig">
            <GigWords {...gig} />
          </Fact>
        )}
      </dl>
    </header>
  )
}
