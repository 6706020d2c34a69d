import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { ProductImage } from '~/components/product_image'
import type { SandboxPayment } from '~/components/sandbox/sandbox_payment'
import { UserText } from '~/components/text/user_text'

/** What is being paid for; the sum stands on the stub. */
export function PaymentSummary({ payment }: { payment: SandboxPayment }) {
  return (
    <Ticket>
      <TicketBody>
        <h2 className="tag">Your order at Gigstall</h2>
        <ul className="mt-2">
          {payment.lines.map((line, index) => (
            <li key={index} className="flex gap-4 border-b py-3 last:border-b-0">
              <ProductImage src={line.imageUrl} alt="" className="w-14 shrink-0 self-start" eager />
              <div className="min-w-0 grow">
                <p className="font-semibold">
                  <UserText>{line.name}</UserText>
                </p>
                {line.description && (
                  <p className="text-sm text-ink-soft">
                    <UserText>{line.description}</UserText>
                  </p>
                )}
                <p className="text-sm text-ink-soft">Quantity {line.quantity}</p>
              </div>
              <p className="font-semibold">{line.amount}</p>
            </li>
          ))}
        </ul>
        {payment.shipping && (
          <p className="flex justify-between gap-4 border-t pt-3">
            <span>{payment.shipping.label}</span>
            <span className="font-semibold">{payment.shipping.amount}</span>
          </p>
        )}
      </TicketBody>
      <TicketStub className="flex items-baseline justify-between">
        <span className="tag">Total</span>
        <span className="price">{payment.total}</span>
      </TicketStub>
    </Ticket>
  )
}
