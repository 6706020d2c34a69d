import { Head, useForm } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { Button } from '~/components/ui/button'
import { SandboxLayout } from '~/layouts/sandbox_layout'
import type { InertiaProps } from '~/types'

type Onboarding = { token: string; accountId: string; isKnown: boolean; wanted: string[] }

type End = 'complete' | 'without_bank' | 'leave'

/** The onboarding of the stand-in: nothing is asked, and how it ends is chosen. */
export default function StripeOnboarding({ onboarding }: InertiaProps<{ onboarding: Onboarding }>) {
  const { accountId, isKnown, wanted } = onboarding
  return (
    <>
      <Head title="Test onboarding" />
      <h1 className="display-section">{isKnown ? 'Your payout details' : 'Set up your payouts'}</h1>
      <div className="mt-6 grid max-w-xl gap-6">
        <p>
          Here Stripe would ask who you are and which bank account you want to be paid to. The
          account is <code className="break-all font-bold">{accountId}</code>.
        </p>
        {wanted.length > 0 && (
          <div>
            <h2 className="tag">Still wanted</h2>
            <ul className="mt-2 list-disc pl-5">
              {wanted.map((name) => (
                <li key={name} className="break-all">
                  {name}
                </li>
              ))}
            </ul>
          </div>
        )}
        <Endings token={onboarding.token} />
      </div>
    </>
  )
}

function Endings({ token }: { token: string }) {
  const form = useForm({})
  const end = (how: End) => {
    form.transform(() => ({ end: how }))
    form.post(`/sandbox/stripe/onboarding/${token}`)
  }
  return (
    <div className="grid gap-3">
      <Button variant="go" busy={form.processing} onClick={() => end('complete')}>
        Finish
      </Button>
      <Button busy={form.processing} onClick={() => end('without_bank')}>
        Finish without a bank account
      </Button>
      <Button busy={form.processing} onClick={() => end('leave')}>
        Leave
      </Button>
    </div>
  )
}

StripeOnboarding.layout = (page: ReactNode) => (
  <SandboxLayout
    band="Test onboarding: no one is checked"
    footer="This page stands in for Stripe while the shop has no keys of its own. It takes no name and no bank account, and sends nothing to anyone."
  >
    {page}
  </SandboxLayout>
)
