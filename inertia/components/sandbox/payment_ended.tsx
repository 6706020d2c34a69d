import type { SandboxPayment } from '~/components/sandbox/sandbox_payment'
import { buttonClass } from '~/components/ui/button'

const WORDS = {
  paid: 'This order has been paid. There’s nothing more to do here.',
  failed: 'The payment failed in the end. Nothing was charged.',
  expired: 'This payment page has expired. Nothing was charged.',
}

type PaymentEndedProps = { payment: SandboxPayment; state: keyof typeof WORDS }

/** A session that takes no payment any more. */
export function PaymentEnded({ payment, state }: PaymentEndedProps) {
  const isExpired = state === 'expired'
  return (
    <div className="grid max-w-xl gap-5">
      <p role="status" className="text-lg font-semibold">
        {WORDS[state]}
      </p>
      <a
        href={isExpired ? payment.cancelUrl : payment.successUrl}
        className={buttonClass({ variant: 'ink' })}
      >
        Back to the shop
      </a>
    </div>
  )
}
