import { Link } from '@adonisjs/inertia/react'
import { Check } from 'lucide-react'
import type { SetupChecklist as Checklist, SetupSteps, Tab } from '~/components/studio/shapes'
import { useDismissChecklist } from '~/components/studio/overview/use_dismiss_checklist'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { useOwner } from '~/components/studio/use_owner'
import { Button } from '~/components/ui/button'
import type { BandArea } from '#shared/band_role'

type Step = {
  key: keyof SetupSteps
  title: string
  text: string
  tab: Tab
  /** The area that a role must be able to write to see the step. */
  area: BandArea
  action: string | null
}

const steps: Step[] = [
  {
    key: 'photo',
    title: 'Add a photo',
    text: 'It’s the first thing fans see, and it sets your store’s colour.',
    tab: 'profile',
    area: 'profile',
    action: 'Choose a photo',
  },
  {
    key: 'product',
    title: 'Add your first product',
    text: 'Name it and set a price. We confirm the cost and get it ready to print.',
    tab: 'add-product',
    area: 'products',
    action: 'Add a product',
  },
  {
    key: 'onSale',
    title: 'Approve it and put it on sale',
    text: 'We’ll email you when it’s ready to check.',
    tab: 'product-approvals',
    area: 'products',
    action: 'See approvals',
  },
  {
    key: 'gig',
    title: 'Add your next gig',
    text: 'Make a QR code for it, and you’ll see what it sold.',
    tab: 'gigs',
    area: 'gigs',
    action: 'Add a gig',
  },
  {
    key: 'print',
    title: 'Download and print your QR code',
    text: 'Put it up at the stall: fans scan it to buy.',
    tab: 'qr-codes',
    area: 'gigs',
    action: 'See QR codes',
  },
  {
    key: 'payouts',
    title: 'Set up payouts',
    text: 'Stripe will ask for your UK bank details. Until then, we keep your earnings safe.',
    tab: 'payouts',
    area: 'payouts',
    action: 'Set up payouts',
  },
]

/** The step as it stands now: what Stripe is checking and what waits for approval say so. */
function currentStep(step: Step, { isStripeChecking }: Checklist, toApprove: number): Step {
  if (step.key === 'payouts' && isStripeChecking)
    return {
      ...step,
      text: 'Stripe is checking your details. There’s nothing for you to do right now.',
      action: null,
    }
  if (step.key === 'onSale' && toApprove > 0) return { ...step, action: `${toApprove} to approve` }
  return step
}

/** `toApprove`: products that wait for the artist. */
type SetupChecklistProps = {
  checklist: Checklist
  toApprove: number
  /** Nothing else on the page is more urgent: the next open step has the main button. */
  isMain: boolean
}

/** The setup checklist of an artist. */
export function SetupChecklist({ checklist, toApprove, isMain }: SetupChecklistProps) {
  const hrefOf = useDashboardAddress()
  const { artist, may } = useOwner()
  const { dismiss, busy } = useDismissChecklist(artist.id)
  // It stays open while any product waits for approval, even if another one is on sale.
  const isDone = (key: keyof SetupSteps) =>
    checklist.done[key] && !(key === 'onSale' && toApprove > 0)
  const shown = steps.map((step) => currentStep(step, checklist, toApprove))
  const next = shown.find(({ key, action }) => action !== null && !isDone(key))
  const isComplete = shown.every(({ key }) => isDone(key))
  return (
    <section aria-labelledby="first-steps" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="first-steps" className="display-card">
          {isComplete ? 'Ready for your first sale' : 'First steps'}
        </h2>
        {may('profile') && (
          <Button size="slim" variant="quiet" className="-mr-3.5" busy={busy} onClick={dismiss}>
            Hide this list
          </Button>
        )}
      </div>
      <ol className="border-t-[1.5px] border-line-strong">
        {shown.map((step, index) => (
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
            {!isDone(step.key) && may(step.area) && step.action && (
              <Button
                asChild
                size="slim"
                variant={isMain && step === next ? 'go' : 'outline'}
                className="max-sm:col-start-2 max-sm:justify-self-start"
              >
                <Link href={hrefOf(step.tab)}>{step.action}</Link>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
