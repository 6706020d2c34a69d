import { Link } from '@adonisjs/inertia/react'
import { Check } from 'lucide-react'
import type { SetupChecklist as Steps, Tab } from '~/components/studio/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { useOwner } from '~/components/studio/use_owner'
import { Button } from '~/components/ui/button'

type Step = { key: keyof Steps; title: string; text: string; tab: Tab; action: string }

const steps: Step[] = [
  {
    key: 'photo',
    title: 'Add a photo',
    text: 'It’s the first thing fans see, and it sets your store’s colour.',
    tab: 'profile',
    action: 'Choose a photo',
  },
  {
    key: 'product',
    title: 'Add your first product',
    text: 'Name it and set a price. We confirm the cost and get it ready to print.',
    tab: 'add-product',
    action: 'Add a product',
  },
  {
    key: 'onSale',
    title: 'Approve it and put it on sale',
    text: 'We’ll email you when it’s ready to check.',
    tab: 'product-approvals',
    action: 'See approvals',
  },
  {
    key: 'gig',
    title: 'Add your next gig and print its QR code',
    text: 'Fans scan it to buy, and you see what each gig sold.',
    tab: 'gigs',
    action: 'Add a gig',
  },
  {
    key: 'payouts',
    title: 'Set up payouts',
    text: 'Stripe will ask for your UK bank details. Until then, we keep your earnings safe.',
    tab: 'payouts',
    action: 'Set up payouts',
  },
]

/** `toApprove`: products that wait for the artist. */
type SetupChecklistProps = { done: Steps; toApprove: number }

/** The setup checklist of a new artist. The next open step has the page's main button. */
export function SetupChecklist({ done, toApprove }: SetupChecklistProps) {
  const hrefOf = useDashboardAddress()
  const { isOwner } = useOwner()
  // It stays open while any product waits for approval, even if another one is on sale.
  const isDone = (key: keyof Steps) => done[key] && !(key === 'onSale' && toApprove > 0)
  const next = steps.find(({ key }) => !isDone(key))
  return (
    <section aria-labelledby="first-steps" className="grid gap-3">
      <h2 id="first-steps" className="display-card">
        {next ? 'First steps' : 'Ready for your first sale'}
      </h2>
      <ol className="border-t-[1.5px] border-line-strong">
        {steps.map((step, index) => (
          <li
            key={step.key}
            className="grid grid-cols-[2rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-line py-4 sm:grid-cols-[2rem_minmax(0,1fr)_auto]"
          >
            <span aria-hidden className="display text-2xl text-ink-soft">
              {isDone(step.key) ? <Check className="size-6" /> : index + 1}
            </span>
            <div className="grid gap-0.5">
              <h3 className="leading-snug font-semibold">
                {step.title}
                {isDone(step.key) && <span className="sr-only"> (done)</span>}
              </h3>
              {!isDone(step.key) && <p className="text-[0.9375rem] text-ink-soft">{step.text}</p>}
            </div>
            {!isDone(step.key) && isOwner && (
              <Button
                asChild
                size="slim"
                variant={step === next ? 'go' : 'outline'}
                className="max-sm:col-start-2 max-sm:justify-self-start"
              >
                <Link href={hrefOf(step.tab)}>
                  {step.key === 'onSale' && toApprove > 0 ? `${toApprove} to approve` : step.action}
                </Link>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
