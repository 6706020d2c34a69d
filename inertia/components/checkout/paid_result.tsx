import { PlacedResult } from '~/components/checkout/placed_result'
import type { Result } from '~/components/checkout/result'

type StepsOf = Pick<Result, 'order' | 'ownEmail' | 'needsAddress' | 'isOnHold'>

const confirmation = (ownEmail: string | null) =>
  ownEmail
    ? `A confirmation email will follow. We’ll send it to ${ownEmail}.`
    : 'A confirmation email will follow, with a link to your order.'

/** Printing and posting, with the delivery time where one is promised: none while production is on hold. */
function productionStep({ order, needsAddress, isOnHold }: Omit<StepsOf, 'ownEmail'>) {
  if (needsAddress)
    return { title: 'Then', text: 'Once you’ve changed it, we print your order and post it.' }
  if (isOnHold)
    return {
      title: 'Then',
      text: 'We need to check your order before we print it, and we’ll email you.',
    }
  return order?.deliveryEstimate
    ? { title: order.deliveryEstimate, text: 'We print your order and post it.' }
    : { title: 'Then', text: 'We print your order, then post it.' }
}

/** Three lines. The email address is shown only to the buyer, because the address of this page may be known to others. */
const stepsOf = ({ order, ownEmail, needsAddress, isOnHold }: StepsOf) => [
  {
    title: 'Now',
    text: needsAddress
      ? 'We can’t post to the address you gave. We’ve emailed you a link to change it.'
      : confirmation(ownEmail),
  },
  productionStep({ order, needsAddress, isOnHold }),
  {
    title: 'On its way',
    text: 'We’ll email you a tracking link as soon as it’s posted.',
  },
]

export function PaidResult(result: Result) {
  const bands = [...new Set(result.order?.lines.map(({ artist }) => artist.bandName))]
  return (
    <PlacedResult result={result} title="Order placed successfully!" isTicketFirst>
      <p>{bands.length === 1 ? `Thank you from ${bands[0]}.` : 'Thank you.'}</p>
      <h2 className="mt-3 tag">What happens now</h2>
      <ol className="w-full border-t-[1.5px] border-line-strong">
        {stepsOf(result).map(({ title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[6.5rem_1fr] lg:grid-cols-[11.5rem_1fr] items-baseline gap-4 border-b border-line py-3"
          >
            <span className="display-card">{title}</span>
            <span className="wrap-anywhere">{text}</span>
          </li>
        ))}
      </ol>
    </PlacedResult>
  )
}
