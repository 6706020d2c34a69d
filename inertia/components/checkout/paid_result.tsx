import { Link } from '@adonisjs/inertia/react'
import { OrderReferences } from '~/components/checkout/order_references'
import { OrderTicket } from '~/components/checkout/order_ticket'
import type { Result } from '~/components/checkout/result'
import { ResultFrame } from '~/components/checkout/result_frame'
import { WayBack } from '~/components/checkout/way_back'
import { Button } from '~/components/ui/button'

const stepsOf = (email: string | null) => [
  {
    title: 'Now',
    text: `A confirmation email will follow.${email ? ` It goes to ${email}.` : ''}`,
  },
  { title: '3-5 business days', text: 'Your order is printed for you and posted.' },
  {
    title: 'On its way',
    text: 'You get the tracking link by email as soon as the parcel is on its way.',
  },
]

export function PaidResult({ order, reference, ownEmail }: Result) {
  const bands = [...new Set(order?.lines.map(({ artist }) => artist.bandName))]
  return (
    <ResultFrame
      title="Order placed successfully!"
      isTicketFirst
      ticket={
        order && (
          <OrderTicket order={order} isPlaced>
            <OrderReferences order={order} reference={reference} isPlaced />
          </OrderTicket>
        )
      }
      actions={
        <>
          {order && ownEmail && (
            <Button asChild variant="ink">
              <Link href={`/orders/${order.lines[0]?.orderNumber}`}>See your order</Link>
            </Button>
          )}
          <WayBack order={order} to="store" />
        </>
      }
    >
      <p>{bands.length === 1 ? `Thank you from ${bands[0]}.` : 'Thank you.'}</p>
      <ol className="w-full border-t-[1.5px] border-line-strong">
        {stepsOf(ownEmail).map(({ title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[6.5rem_1fr] lg:grid-cols-[11.5rem_1fr] items-baseline gap-4 border-b border-line py-3"
          >
            <span className="display-card">{title}</span>
            <span className="wrap-anywhere">{text}</span>
          </li>
        ))}
      </ol>
    </ResultFrame>
  )
}
