import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import { addressLines } from '#shared/address_lines'
import { Disputes } from '~/components/admin/orders/disputes'
import { FiledShipments } from '~/components/admin/orders/filed_shipments'
import { ProductionState } from '~/components/admin/orders/production_state'
import { Refunds } from '~/components/admin/orders/refunds'
import type {
  CheckoutFile,
  Dispute,
  FiledShipment,
  Production,
  Refund,
} from '~/components/admin/orders/shapes'
import { UserText } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { countryName } from '~/lib/countries'
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
    ? [...addressLines(address), countryName(address.country)]
    : ['The buyer will enter the address when they pay.']
  return (
    <div className="grid gap-1">
      <h2 className="tag">Customer</h2>
      <address className="not-italic wrap-anywhere">
        {[customerName ?? 'Guest', ...parts].filter(Boolean).map((part, index) => (
          <span key={index} className="block">
            <UserText>{part}</UserText>
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

export type CheckoutTicketProps = {
  file: CheckoutFile
  refunds: Refund[]
  disputes: Dispute[]
  production: Production[]
  shipments: FiledShipment[]
}

/** What was paid together, by whom and where it goes, how it is made and sent, and what was refunded of it. */
export function CheckoutTicket({
  file,
  refunds,
  disputes,
  production,
  shipments,
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
          {file.risk && (
            <Sum label="Payment risk">
              <StatusBadge status={`risk_${file.risk.level}`} />
              {file.risk.score !== null && ` (${file.risk.score} of 100)`}
            </Sum>
          )}
          {file.taxAmount > 0 && (
            <Sum label={`Including ${file.taxName}`}>{money(file.taxAmount)}</Sum>
          )}
        </dl>
        {file.hasReceipt && (
          <p className="mt-3">
            <Link href={`/orders/${file.lines[0]!.orderNumber}/receipt`} className="link">
              Receipt
            </Link>
          </p>
        )}
      </TicketBody>
      <TicketStub className="gap-6 px-4 py-5">
        <Customer file={file} />
        {production.length > 0 && <ProductionState production={production} file={file} />}
        {shipments.length > 0 && <FiledShipments shipments={shipments} file={file} />}
        {disputes.length > 0 && <Disputes disputes={disputes} currency={file.currency} />}
        {refunds.length > 0 && <Refunds refunds={refunds} file={file} />}
      </TicketStub>
    </Ticket>
  )
}
