import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import { addressLines } from '#shared/address_lines'
import type { Seller } from '#config/seller'
import { OrderLine } from '~/components/orders/order_line'
import { sharedGig } from '~/components/orders/shared_gig'
import { UserText } from '~/components/text/user_text'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { countryName } from '~/lib/countries'
import { formatMoney } from '~/lib/money'
import type { OrderPage } from '~/lib/shapes'

/** Who sold a printed order, and where to ask about it. The VAT number stands where the order says how much VAT it has. */
function SellerContact({ seller, hasVat }: { seller: Seller; hasVat: boolean }) {
  const { name, address, companyNumber, vatNumber, email } = seller
  const numbers = [
    companyNumber && `Company number ${companyNumber}`,
    hasVat ? vatNumber && `VAT number ${vatNumber}` : null,
  ]
  return (
    <div className="on-paper">
      <h2 className="mb-1 tag">Sold by</h2>
      <p className="wrap-anywhere">
        {[name, address, ...numbers].filter(Boolean).map((part) => (
          <span key={part} className="block">
            {part}
          </span>
        ))}
      </p>
      <p className="mt-2 wrap-anywhere">
        Something not right? Email {email} your order number and a real person will reply.
      </p>
    </div>
  )
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}

function Address({ order }: { order: OrderPage }) {
  const { customerName, customerEmail, shippingAddress: address } = order
  const parts = address && [...addressLines(address), countryName(address.country)]
  return (
    <div className="grid gap-1">
      <h2 className="tag">Delivery address</h2>
      <address className="not-italic wrap-anywhere">
        {[customerName, ...(parts ?? [])].filter(Boolean).map((part, index) => (
          <span key={index} className="block">
            <UserText>{part}</UserText>
          </span>
        ))}
        {!address && <span className="block">You’ll enter the address when you pay.</span>}
        {customerEmail && <span className="mt-1 block text-ink-soft">{customerEmail}</span>}
      </address>
    </div>
  )
}

function ReceiptLink({ order, token }: { order: OrderPage; token: string | null }) {
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`
  return (
    <Link href={`/orders/${order.orderNumber}/receipt${query}`} className="link">
      {order.taxAmount > 0 && order.taxName === 'VAT' ? 'VAT receipt' : 'Receipt'}
    </Link>
  )
}

type OrderSheetProps = { order: OrderPage; token: string | null; seller: Seller }

/** What was bought together and what it came to, as a ticket; on the stub where it goes. */
export function OrderSheet({ order, token, seller }: OrderSheetProps) {
  const { lines, itemsAmount, shippingAmount, total, refundedAmount, currency } = order
  const { taxAmount, taxName } = order
  const gig = sharedGig(lines)
  return (
    <Ticket>
      <TicketBody className="p-0">
        <ul className="order-lines divide-y divide-line">
          {lines.map((line) => (
            <OrderLine
              key={line.id}
              line={line}
              currency={currency}
              token={token}
              isOneOfMany={lines.length > 1}
              showsGig={gig === null}
            />
          ))}
        </ul>
        <dl className="order-sums grid gap-1.5 border-t border-line px-4 py-4 sm:px-5">
          <Sum label="Items">{formatMoney(itemsAmount, currency)}</Sum>
          <Sum label="Shipping">{formatMoney(shippingAmount, currency)}</Sum>
          <div className="flex items-baseline justify-between gap-4 font-bold">
            <dt>Total</dt>
            <dd className="price text-4xl">{formatMoney(total, currency)}</dd>
          </div>
          {taxAmount > 0 && (
            <Sum label={`Including ${taxName}`}>{formatMoney(taxAmount, currency)}</Sum>
          )}
          {refundedAmount > 0 && (
            <Sum label="Refunded to you">{formatMoney(refundedAmount, currency)}</Sum>
          )}
        </dl>
        {order.hasReceipt && (
          <p className="no-print px-4 pb-4 sm:px-5">
            <ReceiptLink order={order} token={token} />
          </p>
        )}
      </TicketBody>
      <TicketStub className="order-stub px-4 py-5 sm:px-5">
        <Address order={order} />
        <SellerContact seller={seller} hasVat={taxAmount > 0 && taxName === 'VAT'} />
      </TicketStub>
    </Ticket>
  )
}
