import type { ReactNode } from 'react'
import { isolated } from '#shared/isolated'
import { type OrderStatus, Step } from '~/components/orders/timeline_step'
import type { OrderPage } from '~/lib/shapes'

type Line = OrderPage['lines'][number]

const isCancelled = ({ status }: Line) => status === 'cancelled'

const way: OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered']

const ahead: [OrderStatus, string][] = [
  ['processing', 'As soon as we have your payment.'],
  ['shipped', 'Then we’ll email you the tracking link.'],
  ['delivered', 'Tap Received when it arrives.'],
]

/** The steps that what is not cancelled has still to take, and which lines are to take them. */
function stepsAhead({ lines }: OrderPage) {
  const going = lines.filter((line) => !isCancelled(line))
  return ahead
    .map(([status, text]) => {
      const behind = going.filter((line) => way.indexOf(line.status) < way.indexOf(status))
      return { status, text, behind }
    })
    .filter(({ behind }) => behind.length > 0)
}

/** Which of what was ordered together, where it is not all of it. */
const namesOf = (some: Line[], { lines }: OrderPage) =>
  some.length < lines.length && `${some.map(({ product }) => isolated(product.name)).join(', ')}: `

/** What we do first while production is on hold. */
const onHoldWords = ({ addressRequest }: OrderPage) =>
  addressRequest
    ? 'Paid. We’ll print it and post it as soon as we have an address that works.'
    : 'Paid. We need to check your order before we print it.'

/** Names the delivery time where the shop promises one; not for cancelled items, nor while production is on hold. */
function paidWords(some: Line[], order: OrderPage): ReactNode {
  const { isOnHold, deliveryEstimate } = order
  if (some.every(isCancelled)) return 'Paid.'
  if (isOnHold && some.some(({ status }) => status === 'processing')) return onHoldWords(order)
  if (deliveryEstimate === null) return 'Paid. We print it for you, then post it.'
  return (
    <>
      Paid. Printing and posting take{' '}
      <span className="whitespace-nowrap">{`${deliveryEstimate}.`}</span>
    </>
  )
}

function cancelledWords(some: Line[], { lines }: OrderPage): string {
  if (some.length === lines.length) return 'We won’t make or send it.'
  return `We won’t make or send ${some.length === 1 ? 'it' : 'them'}.`
}

const happened: Record<OrderStatus, (some: Line[], order: OrderPage) => ReactNode> = {
  pending: () => 'You placed the order.',
  processing: paidWords,
  shipped: () => 'Posted.',
  delivered: () => 'It has arrived.',
  cancelled: cancelledWords,
}

/** The sentence for a cancellation by the buyer, with whether the payment is refunded yet. */
function byBuyer(some: Line[], { timeline }: OrderPage): string {
  if (!timeline.some(({ status }) => status === 'processing')) return 'You cancelled it. '
  const isRefunded = some.every(({ paymentStatus }) => paymentStatus === 'refunded')
  return `You cancelled it, and ${isRefunded ? 'we’ve refunded' : 'we’ll refund'} what you paid for it. `
}

/** What a step meant for those that took it: of what is paid, what was cancelled later goes another way. */
function Happened({ step, order }: { step: OrderPage['timeline'][number]; order: OrderPage }) {
  const took = order.lines.filter(({ id }) => step.lineIds.includes(id))
  const groups =
    step.status === 'processing'
      ? [took.filter((line) => !isCancelled(line)), took.filter(isCancelled)]
      : [took]
  return groups
    .filter((some) => some.length > 0)
    .map((some) => (
      <span key={some[0]!.id} className="block">
        {namesOf(some, order)}
        {step.isByBuyer && byBuyer(some, order)}
        {happened[step.status](some, order)}
      </span>
    ))
}

/** What became of an order, and what is still to come. */
export function Timeline({ order }: { order: OrderPage }) {
  return (
    <ol>
      {order.timeline.map((step) => (
        <Step key={`${step.status} ${step.at}`} status={step.status} when={step.at}>
          <Happened step={step} order={order} />
        </Step>
      ))}
      {stepsAhead(order).map(({ status, text, behind }) => (
        <Step key={status} status={status} isAhead>
          {namesOf(behind, order)}
          {text}
        </Step>
      ))}
    </ol>
  )
}
