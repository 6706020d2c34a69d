import { Head, useForm } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { Button } from '~/components/ui/button'
import { SandboxLayout } from '~/layouts/sandbox_layout'
import type { InertiaProps } from '~/types'

type Dashboard = { token: string; accountId: string; isPaid: boolean; bank: string | null }

/** The express dashboard of the stand-in: the bank account, and a button for another one. */
export default function StripeExpress({ dashboard }: InertiaProps<{ dashboard: Dashboard }>) {
  const { token, accountId, isPaid, bank } = dashboard
  const form = useForm({})
  return (
    <>
      <Head title="Test dashboard" />
      <h1 className="display-section">Your account at Stripe</h1>
      <div className="mt-6 grid max-w-xl gap-6">
        <p>
          Here Stripe would show its payments to your bank, and let you change your details. The
          account is <code className="font-bold break-all">{accountId}</code>.
        </p>
        <div>
          <h2 className="tag">Bank account</h2>
          <p role="status" className="mt-2 text-lg font-semibold">
            {bank ? `Ends in ${bank}` : 'None yet'}
          </p>
          <p className="text-ink-soft">{isPaid ? 'Payouts go there.' : 'Payouts are paused.'}</p>
        </div>
        <div className="grid gap-3">
          <Button
            variant="go"
            busy={form.processing}
            onClick={() => form.post(`/sandbox/stripe/express/${token}`)}
          >
            Use another bank account
          </Button>
          <Button asChild>
            <a href="/dashboard?tab=payouts">Back to the shop</a>
          </Button>
        </div>
      </div>
    </>
  )
}

StripeExpress.layout = (page: ReactNode) => (
  <SandboxLayout
    band="Test dashboard: no bank is behind it"
    footer="This page stands in for Stripe while the shop has no keys of its own. It keeps four made-up digits, and sends nothing to anyone."
  >
    {page}
  </SandboxLayout>
)
