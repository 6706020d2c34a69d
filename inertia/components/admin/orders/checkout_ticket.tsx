import type { ReactNode } from 'react'
import { Disputes } from '~/components/admin/orders/disputes'
import { FiledParcels } from '~/components/admin/orders/filed_parcels'
import { ProductionState } from '~/components/admin/orders/production_state'
import type {
  CheckoutFile,
  Dispute,
  FiledParcel,
  Production,
  Refund,
} from '~/components/admin/orders/shapes'
import { StatusBadge } from '~/components/ui/badge'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { countryName } from '~/lib/countries'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd className="text-right whitespace-nowrap">{children}</dd>
    </div>
  )
}

function Customer({ file }: { file: CheckoutFile }) {
  const { customerName, customerEmail, shippingAddress: address } = file
  const parts = address
    ? [address.street, address.city, address.state, address.zipCode, countryName(address.country)]
    : ['The address comes with the payment.']
  return (
    <div className="grid gap-1">
      <h2 className="tag">Customer</h2>
      <address className="not-italic wrap-anywhere">
        {[customerName ?? 'Guest', ...parts].filter(Boolean).map((part, index) => (
          <span key={index} className="block">
            {part}
          </span>
        ))}
      </address>
      {customerEmail && (
        <a href={`mailto:${customerEmail}`} className="link w-fit wrap-anywhere">
          {customerEmail}
        </a>
      )}
    </div>
  )
}

const ORIGINS: Record<Refund['origin'], string> = {
  admin: 'By an admin',
  shop: 'By the shop',
  provider: 'In Stripe’s own dashboard: look whether it is allocated as it was meant',
  dispute: 'Taken by the buyer’s bank',
}

const STATES: Record<Refund['status'], string> = {
  creating: 'pending',
  pending: 'pending',
  succeeded: 'refunded',
  failed: 'refused',
}

function Refunds({ refunds, currency }: { refunds: Refund[]; currency: string }) {
  return (
    <div className="grid gap-3">
      <h2 className="tag">Refunds</h2>
      <ul className="grid gap-3">
        {refunds.map((refund) => (
          <li key={refund.id} className="grid gap-0.5">
            <p className="flex items-baseline justify-between gap-4">
              <StatusBadge status={STATES[refund.status]} />
              <span className="font-semibold">{formatMoney(refund.amount, currency)}</span>
            </p>
            <p className="wrap-anywhere">{refund.reason}</p>
            <p className="text-sm text-ink-soft">
              {ORIGINS[refund.origin]}, {formatDateTime(refund.createdAt)}
            </p>
            {refund.failure && <p className="text-sm text-bad">{refund.failure}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}

export type CheckoutTicketProps = {
  file: CheckoutFile
  refunds: Refund[]
  disputes: Dispute[]
  production: Production[]
  parcels: FiledParcel[]
}

/** What was paid together, by whom and where it goes, how it is made and sent, and what was given back of it. */
export function CheckoutTicket({
  file,
  refunds,
  disputes,
  production,
  parcels,
}: CheckoutTicketProps) {
  const money = (amount: number) => formatMoney(amount, file.currency)
  const items = file.lines.reduce((sum, line) => sum + Math.round(line.totalAmount * 100), 0)
  return (
    <Ticket className="self-start">
      <TicketBody>
        <dl className="grid gap-1.5">
          <Sum label="Items">{money(items / 100)}</Sum>
          <Sum label="Shipping">{money(file.shippingAmount)}</Sum>
          <div className="flex items-baseline justify-between gap-4 font-bold">
            <dt>Total</dt>
            <dd className="price text-4xl">{money(file.total)}</dd>
          </div>
          {file.taxAmount > 0 && (
            <Sum label={`Including ${file.taxName}`}>{money(file.taxAmount)}</Sum>
          )}
        </dl>
      </TicketBody>
      <TicketStub className="gap-6 px-4 py-5">
        <Customer file={file} />
        {production.length > 0 && <ProductionState production={production} />}
        {parcels.length > 0 && <FiledParcels parcels={parcels} file={file} />}
        {disputes.length > 0 && <Disputes disputes={disputes} currency={file.currency} />}
        {refunds.length > 0 && <Refunds refunds={refunds} currency={file.currency} />}
      </TicketStub>
    </Ticket>
  )
}
