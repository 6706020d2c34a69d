import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { PaymentEnded } from '~/components/sandbox/payment_ended'
import { PaymentForm } from '~/components/sandbox/payment_form'
import { PaymentPending } from '~/components/sandbox/payment_pending'
import { PaymentSummary } from '~/components/sandbox/payment_summary'
import type { SandboxPayment } from '~/components/sandbox/sandbox_payment'
import { SandboxLayout } from '~/layouts/sandbox_layout'
import type { InertiaProps } from '~/types'

/** The payment page of the stand-in: what is paid on one side, how it ends on the other. */
export default function StripePayment({ payment }: InertiaProps<{ payment: SandboxPayment }>) {
  return (
    <>
      <Head title="Test payment" />
      <h1 className="display-section">
        {payment.state === 'open' ? `Pay ${payment.total}` : 'Your payment'}
      </h1>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-12">
        <div className="lg:order-2">
          <PaymentSummary payment={payment} />
        </div>
        <Ending payment={payment} />
      </div>
    </>
  )
}

function Ending({ payment }: { payment: SandboxPayment }) {
  if (payment.state === 'open') return <PaymentForm payment={payment} />
  if (payment.state === 'processing') return <PaymentPending payment={payment} />
  return <PaymentEnded payment={payment} state={payment.state} />
}

StripePayment.layout = (page: ReactNode) => (
  <SandboxLayout
    band="Test payment: no money moves"
    footer="This page stands in for Stripe while the shop has no keys of its own. It takes no card number and sends nothing to anyone."
  >
    {page}
  </SandboxLayout>
)
