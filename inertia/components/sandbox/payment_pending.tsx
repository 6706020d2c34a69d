import { router } from '@inertiajs/react'
import { useState } from 'react'
import { paymentAddress, type SandboxPayment } from '~/components/sandbox/sandbox_payment'
import { Button, buttonClass } from '~/components/ui/button'

/** An asynchronous payment on its way; here one decides how it ends, now or after a look at the shop. */
export function PaymentPending({ payment }: { payment: SandboxPayment }) {
  const [busy, setBusy] = useState(false)
  const settle = (outcome: 'succeeded' | 'failed') =>
    router.post(
      `${paymentAddress(payment)}/settle`,
      { outcome },
      { onStart: () => setBusy(true), onFinish: () => setBusy(false) }
    )

  return (
    <div className="grid max-w-xl gap-5">
      <p role="status" className="text-lg font-semibold">
        The payment is being processed.
      </p>
      <p>
        With some methods the money takes days. Go back to the shop to see how it waits, then return
        to this page and decide.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="go" busy={busy} onClick={() => settle('succeeded')}>
          Let it arrive
        </Button>
        <Button busy={busy} onClick={() => settle('failed')}>
          Let it fail
        </Button>
      </div>
      <a href={payment.successUrl} className={buttonClass({ variant: 'quiet' })}>
        Back to the shop
      </a>
    </div>
  )
}
