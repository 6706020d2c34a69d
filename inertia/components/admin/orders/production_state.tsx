import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { useAdminRole } from '~/hooks/use_admin_role'
import type { CheckoutFile, Production } from '~/components/admin/orders/shapes'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { usePagePolling } from '~/hooks/use_page_polling'
import { callApi } from '~/lib/api'
import { formatDateTime } from '~/lib/dates'
import { formatMoney, fromPence, toPence } from '~/lib/money'

type Look = { label: string; variant: 'warn' | 'bad' | 'line' | 'good' }

const STATES: Record<Production['status'], Look> = {
  waiting: { label: 'To be sent', variant: 'line' },
  draft: { label: 'Not confirmed yet', variant: 'line' },
  confirmed: { label: 'In production', variant: 'warn' },
  held: { label: 'On hold', variant: 'warn' },
  partial: { label: 'Partly dispatched', variant: 'warn' },
  fulfilled: { label: 'All dispatched', variant: 'good' },
  failed: { label: 'Failed', variant: 'bad' },
  cancelled: { label: 'Cancelled', variant: 'line' },
}

/** States of a confirmed order that Printful has not started to make. */
const NOT_STARTED: Partial<Record<NonNullable<Production['remoteStatus']>, Look>> = {
  pending: { label: 'Confirmed, not started yet', variant: 'line' },
  in_review: { label: 'In review', variant: 'warn' },
}

function lookOf({ status, remoteStatus }: Production): Look {
  const notStarted = status === 'confirmed' && remoteStatus && NOT_STARTED[remoteStatus]
  return notStarted || STATES[status]
}

const TRY_AGAIN = {
  label: 'Try again',
  title: 'Try again at Printful',
  description: 'Do this once the cause is fixed. Printful won’t be sent the order twice.',
  done: 'Trying again at Printful',
}

const LOOK_AGAIN = {
  label: 'Check again',
  title: 'Check this order again',
  description:
    'We’ll check the parcels at Printful again. Items dispatched after they were cancelled come off the list.',
  done: 'Checked again',
}

const RETRIES: Partial<Record<Production['status'], typeof TRY_AGAIN>> = {
  failed: TRY_AGAIN,
  waiting: TRY_AGAIN,
  draft: TRY_AGAIN,
  fulfilled: LOOK_AGAIN,
}

/** Why nothing of it can be sent to Printful for now; null where it can. */
function pauseOf({ status }: Production, { holdReason, lines }: CheckoutFile): string | null {
  if (status === 'fulfilled') return null
  const isDisputed = lines.some(({ paymentStatus }) => paymentStatus === 'disputed')
  if (holdReason)
    return isDisputed
      ? 'This order is on hold, and the buyer disputes this payment. You can release it once the dispute has ended.'
      : 'This order is on hold. We’ll send it to Printful once you release it.'
  return isDisputed
    ? 'The buyer disputes this payment. We’ll send the order to Printful if the bank decides in our favour.'
    : null
}

function Retry({ order, pause }: { order: Production; pause: string | null }) {
  const [isAsking, setAsking] = useState(false)
  const { mayChange } = useAdminRole()
  const words = RETRIES[order.status]
  if (!words || !mayChange('orders')) return null
  return (
    <>
      <Button size="slim" className="w-fit" onClick={() => setAsking(true)}>
        {words.label}
        <span className="sr-only"> {order.externalId}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.title}
          description={pause ?? words.description}
          confirmLabel={words.label}
          act={() => callApi('POST', `/api/admin/provider-orders/${order.id}/retry`, {})}
          doneTitle={pause ? 'Saved for later' : words.done}
          onDone={() => router.reload()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Whether nothing is left to make: every item was cancelled, so that an error needs no admin. */
function isIdle({ status, items }: Production, { lines }: CheckoutFile) {
  const cancelled = lines.filter((line) => line.status === 'cancelled').map(({ id }) => id)
  return (
    (status === 'waiting' || status === 'draft') &&
    items.every(({ orderId, isWithdrawn }) => isWithdrawn || cancelled.includes(orderId))
  )
}

/** Why it does not go on, and whether that is anybody's to mend. */
function Problem({ order, pause }: { order: Production; pause: string | null }) {
  const { status, problem, needsConnection, problemSince, attempts, nextAttemptAt } = order
  const isTriedAgain = status === 'waiting' || status === 'draft'
  return (
    <div className="grid gap-2">
      <p className="font-semibold wrap-anywhere text-bad">{problem}</p>
      {needsConnection && (
        <Link href="/printful" className="link w-fit">
          Authorize Printful
        </Link>
      )}
      <p className="text-sm text-ink-soft">
        Since {formatDateTime(problemSince!)}
        {isTriedAgain && nextAttemptAt && !pause && (
          <>
            , tried {attempts === 1 ? 'once' : `${attempts} times`}, next try{' '}
            {formatDateTime(nextAttemptAt)}
          </>
        )}
      </p>
      {pause && <p className="text-sm">{pause}</p>}
      <Retry order={order} pause={pause} />
    </div>
  )
}

/** An admin's retry is under way: the page is read again until its outcome is known. */
function RetryUnderWay({ status }: Production) {
  const isLooking = usePagePolling()
  const doing = status === 'fulfilled' ? 'Checking again' : 'Trying again'
  return (
    <p role="status" className="text-sm text-ink-soft">
      {doing} at Printful.{!isLooking && ' This is taking a while: reload the page later.'}
    </p>
  )
}

/** Why an order does not continue, and what is being done about it. */
function Trouble({ order, pause }: { order: Production; pause: string | null }) {
  if (!order.isAwaitingRetry) return order.problem && <Problem order={order} pause={pause} />
  return pause ? (
    <p role="status" className="text-sm">
      {pause}
    </p>
  ) : (
    <RetryUnderWay {...order} />
  )
}

type StateProps = { production: Production[]; file: CheckoutFile }

/** The orders in an order at Printful, where the checkout has several; removed ones are not made. */
function Items({ order, file }: { order: Production; file: CheckoutFile }) {
  if (file.lines.length === 1) return null
  const numbers = new Map(file.lines.map(({ id, orderNumber }) => [id, orderNumber]))
  return (
    <ul className="text-sm text-ink-soft">
      {order.items.map(({ orderId, quantity, isWithdrawn }) => (
        <li key={orderId} className="wrap-anywhere">
          {numbers.get(orderId)} × {quantity}
          {isWithdrawn && ', removed'}
        </li>
      ))}
    </ul>
  )
}

/**
 * What the platform loses on a checkout, in pence: Printful's charges beyond what the buyer paid, less the artists'
 * shares and tax. 0 for no loss, and for a checkout with a refund.
 */
function lossOf(production: Production[], { lines, total, taxAmount }: CheckoutFile): number {
  if (lines.some(({ paymentStatus }) => paymentStatus !== 'paid')) return 0
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + toPence(amount), 0)
  const charges = sum(production.map(({ cost }) => cost ?? 0))
  const shares = sum(lines.map(({ artistProfit }) => artistProfit))
  return Math.max(0, charges + shares + toPence(taxAmount) - toPence(total))
}

/** How a checkout is made: each order of it at Printful, with its charge, and a warning where the platform loses on it. */
export function ProductionState({ production, file }: StateProps) {
  const loss = lossOf(production, file)
  return (
    <div className="grid gap-3">
      <h2 className="tag">At Printful</h2>
      <ul className="grid gap-4">
        {production.map((order) => (
          <li key={order.id} className="grid gap-1.5">
            <p>
              {isIdle(order, file) ? (
                <Badge variant="line">Nothing left to make</Badge>
              ) : (
                <Badge variant={lookOf(order).variant}>{lookOf(order).label}</Badge>
              )}
            </p>
            <p className="text-sm wrap-anywhere text-ink-soft">
              {order.isReprint && 'Reprint, '}
              {order.externalId}
              {order.printfulOrderId !== null && `, Printful order ${order.printfulOrderId}`}
            </p>
            <Items order={order} file={file} />
            {order.cost !== null && (
              <p className="flex items-baseline justify-between gap-4">
                Printful charge incl. postage{' '}
                <span className="font-semibold">{formatMoney(order.cost)}</span>
              </p>
            )}
            {!isIdle(order, file) && <Trouble order={order} pause={pauseOf(order, file)} />}
          </li>
        ))}
      </ul>
      {loss > 0 && (
        <p className="text-sm font-semibold text-bad">
          We lose {formatMoney(fromPence(loss))} on this order: Printful charges more than is left
          after the artist’s share.
        </p>
      )}
    </div>
  )
}
