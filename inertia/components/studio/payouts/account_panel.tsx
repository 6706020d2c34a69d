import { Link } from '@adonisjs/inertia/react'
import { ExternalLink } from 'lucide-react'
import { READINESS, readinessOf } from '~/components/studio/payouts/payout_readiness'
import { UkOnly } from '~/components/uk_only'
import { type StripePages, useStripePages } from '~/components/studio/payouts/use_stripe_pages'
import type { PayoutAccount } from '~/components/studio/shapes'
import { useOwner } from '~/components/studio/use_owner'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'

type State = PayoutAccount['state']

const words: Record<State, { text: string; press: string | null }> = {
  missing: {
    text: 'Stripe will ask for your identity and bank details; we never see them. Until then your earnings are kept safe here.',
    press: 'Set up payouts',
  },
  incomplete: {
    text: 'Stripe needs a little more before it can pay you.',
    press: 'Continue at Stripe',
  },
  checking: {
    text: 'Stripe has everything and is checking it. That can take a day or two; you don’t need to do anything.',
    press: null,
  },
  ready: {
    text: 'See or change your bank details, and check past transfers, in Stripe.',
    press: null,
  },
}

/** What Stripe was told by then can be seen and changed there. */
const MANAGEABLE: State[] = ['checking', 'ready']

function Wanted({ wanted }: { wanted: string[] }) {
  if (wanted.length === 0) return null
  return (
    <div>
      <h4 className="tag">Stripe still needs</h4>
      <ul className="mt-1.5 list-disc pl-5">
        {wanted.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  )
}

/** Whether Stripe can pay this artist, what is in the way, and the way on. */
export function AccountPanel({
  account,
  linkHadRunOut,
}: {
  account: PayoutAccount
  linkHadRunOut: boolean
}) {
  const { may } = useOwner()
  const { text, press } = words[account.state]
  const { badge, tone } = READINESS[readinessOf(account)]
  const onward = press ?? (account.wanted.length > 0 || account.bankFailure ? 'Open Stripe' : null)
  return (
    <section
      aria-labelledby="account"
      className="grid content-start gap-4 rounded-sm border-[1.5px] border-line-strong p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="account" className="display text-3xl">
          Your payout account
        </h3>
        <Badge variant={tone}>{badge}</Badge>
      </div>
      {linkHadRunOut && account.state !== 'ready' && (
        <p role="status" className="font-semibold">
          That link has expired. Get a new one below; Stripe has kept your details.
        </p>
      )}
      {account.holdReason === 'lost-device' && (
        <p className="max-w-[60ch] font-semibold text-bad">
          Your payouts are paused because someone told us that the band’s owner has lost the device
          for two-step login. The owner can cancel that, or set up two-step login again on the{' '}
          <Link href="/account" className="underline underline-offset-4">
            account page
          </Link>
          : payouts resume {account.resumeHours} hours later.
        </p>
      )}
      {account.holdReason === 'shop' && (
        <p className="font-semibold text-bad">
          We’ve paused your payouts. Nothing is lost; please{' '}
          <Link href="/contact" className="underline underline-offset-4">
            email us
          </Link>{' '}
          and we’ll sort it out.
        </p>
      )}
      {account.bankFailure && (
        <p className="font-semibold text-bad">
          Your bank returned the latest payment: {account.bankFailure}
        </p>
      )}
      <p className="max-w-[60ch]">{text}</p>
      {account.state === 'missing' && <UkOnly className="max-w-[60ch]" />}
      <Wanted wanted={account.wanted} />
      {may('payouts') && (
        <div className="flex flex-wrap gap-3 empty:hidden">
          {onward && (
            <Onward
              pages="onboarding"
              label={onward}
              look={account.state === 'missing' ? 'go' : 'ink'}
            />
          )}
          {MANAGEABLE.includes(account.state) && (
            <Onward pages="manage" label="Manage at Stripe" look="outline" />
          )}
        </div>
      )}
    </section>
  )
}

type OnwardProps = { pages: StripePages; label: string; look: 'go' | 'ink' | 'outline' }

function Onward({ pages, label, look }: OnwardProps) {
  const { open, busy } = useStripePages(pages)
  return (
    <Button
      variant={look}
      className="w-full sm:w-fit"
      busy={busy}
      busyLabel="One moment…"
      onClick={() => void open()}
    >
      {label}
      <ExternalLink aria-hidden className="size-5" />
    </Button>
  )
}
