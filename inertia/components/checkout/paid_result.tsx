import { Link } from '@adonisjs/inertia/react'
import { OrderTicket } from '~/components/checkout/order_ticket'
import type { Result } from '~/components/checkout/result'
import { ResultFrame } from '~/components/checkout/result_frame'
import { Button } from '~/components/ui/button'

const steps = [
  { title: 'Now', text: 'A confirmation email will follow.' },
  { title: '3-5 days', text: 'Your order is printed for you and handed to the post.' },
  {
    title: 'Then',
    text: 'You get the tracking link by email as soon as the parcel is on its way.',
  },
]

export function PaidResult({ lines, reference }: Result) {
  const bands = [...new Set(lines.map(({ bandName }) => bandName))]
  return (
    <ResultFrame
      title="Order placed successfully!"
      actions={
        <Button asChild variant="ink">
          <Link href="/browse">Back to the shop</Link>
        </Button>
      }
      aside={<OrderTicket lines={lines} reference={reference} />}
    >
      <p>{bands.length === 1 ? `Thank you from ${bands[0]}.` : 'Thank you.'}</p>
      <ol className="w-full border-t-[1.5px] border-line-strong">
        {steps.map(({ title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[6.5rem_1fr] items-baseline gap-4 border-b border-line py-3"
          >
            <span className="display-card">{title}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </ResultFrame>
  )
}
