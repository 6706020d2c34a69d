import { Link } from '@adonisjs/inertia/react'
import { MoneySheet } from '~/components/studio/payouts/money_sheet'
import { Sums } from '~/components/studio/payouts/sums'
import type { PayoutPage as Payout, StudioFrame as Frame } from '~/components/studio/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { UserText } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import type { InertiaProps } from '~/types'

/** What the amount of a payout is, by how far it has come. */
const AMOUNT: Record<Payout['status'], string> = {
  reserved: 'To be paid out',
  sending: 'On its way to you',
  paid: 'Paid out',
  failed: 'Not paid out',
  cancelled: 'Not paid out',
}

function sumsOf({ status, earnings, debt, amount, takenBack }: Payout) {
  return [
    { label: 'Your earnings from these orders', amount: earnings },
    ...(debt > 0 ? [{ label: 'Deducted for refunds', amount: -debt }] : []),
    ...(debt < 0 ? [{ label: 'Refund corrections paid to you', amount: -debt }] : []),
    { label: AMOUNT[status], amount, isTotal: true },
    ...(takenBack > 0 ? [{ label: 'Taken back later', amount: -takenBack }] : []),
  ]
}

/** Where the cells stand in a row of two lines. */
const onPhone = {
  order: 'max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-1',
  share: 'max-sm:col-start-3 max-sm:row-start-1 max-sm:font-semibold',
  product:
    'max-sm:col-span-3 max-sm:col-start-1 max-sm:row-start-2 max-sm:text-sm/snug max-sm:text-ink-soft',
}

function Lines({ lines, currency }: Pick<Payout, 'lines' | 'currency'>) {
  const orders = useDashboardAddress()('orders')
  return (
    <Table caption="Orders of this payout" data-lines>
      <THead>
        <Th>Order ID</Th>
        <Th>Product</Th>
        <Th numeric>Quantity</Th>
        <Th numeric>Your earnings</Th>
      </THead>
      <TBody>
        {lines.map(({ orderId, orderNumber, productName, quantity, amount }) => (
          <Tr key={orderId}>
            <Td label="Order ID" className={onPhone.order}>
              <Link
                href={`${orders}&order=${orderNumber}`}
                className="row-link font-bold whitespace-nowrap underline underline-offset-4"
              >
                {orderNumber}
              </Link>
            </Td>
            <Td label="Product" className={onPhone.product}>
              <UserText>{productName}</UserText>
              <span className="sm:hidden"> × {quantity}</span>
            </Td>
            <Td label="Quantity" numeric className="max-sm:hidden">
              {quantity}
            </Td>
            <Td label="Your earnings" numeric className={onPhone.share}>
              {formatMoney(amount, currency)}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}

const WORDS: Partial<Record<Payout['status'], string>> = {
  reserved: 'We’ll send it within minutes.',
  sending: 'Stripe hasn’t confirmed this payout yet. We’ll keep checking; you won’t be paid twice.',
  failed: 'Stripe refused this payout. We’ll pay these orders with a later one.',
  cancelled: 'This payout was never sent. We’ll pay these orders with another one.',
}

export default function PayoutPage({ payout }: InertiaProps<Frame & { payout: Payout }>) {
  return (
    <MoneySheet
      headingId="payout"
      head={
        <>
          <h2 id="payout" className="display-card">
            Payout {payout.id}
          </h2>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
            {formatDate(payout.paidAt ?? payout.createdAt)}
            <StatusBadge status={`payout_${payout.status}`} />
          </p>
          {WORDS[payout.status] && <p className="max-w-[60ch]">{WORDS[payout.status]}</p>}
        </>
      }
    >
      <div className="lg:order-2">
        <Sums sums={sumsOf(payout)} />
      </div>
      <div className="min-w-0">
        <Lines lines={payout.lines} currency={payout.currency} />
      </div>
    </MoneySheet>
  )
}
