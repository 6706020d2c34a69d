import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { NothingCharged } from '~/components/checkout/nothing_charged'
import type { Result } from '~/components/checkout/result'
import { ResultFrame } from '~/components/checkout/result_frame'
import { useResultCheck } from '~/components/checkout/use_result_check'
import { Button } from '~/components/ui/button'

function BackToShop() {
  return (
    <Button asChild variant="ink">
      <Link href="/browse">Back to the shop</Link>
    </Button>
  )
}

/** The payment page lies elsewhere: a plain link leaves ours. */
function PayLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button asChild variant="go">
      <a href={href}>{children}</a>
    </Button>
  )
}

function CheckAgain() {
  return (
    <Button variant="ink" onClick={() => router.reload({ only: ['result'] })}>
      Check again
    </Button>
  )
}

function Reference({ reference }: { reference: string | null }) {
  if (!reference) return null
  return (
    <p className="text-base text-ink-soft">
      Order reference <span className="font-semibold text-ink">{reference}</span>
    </p>
  )
}

export function ProcessingResult({ reference }: Result) {
  const isLooking = useResultCheck(true)
  return (
    <ResultFrame title="Payment still processing" actions={<CheckAgain />}>
      <p role="status">
        {isLooking
          ? 'The payment is still processing. We look again every few seconds.'
          : 'The payment is still processing. Some take a while: the confirmation email comes as soon as it is through.'}
      </p>
      <p>You can close this page. Nothing is paid twice.</p>
      <Reference reference={reference} />
    </ResultFrame>
  )
}

export function DeclinedResult({ reference, retryUrl }: Result) {
  return (
    <ResultFrame
      title="Payment declined"
      actions={retryUrl ? <PayLink href={retryUrl}>Try again</PayLink> : <BackToShop />}
      aside={<NothingCharged reference={reference} />}
    >
      <p>The payment did not go through, and nothing was charged. Only your bank knows why.</p>
      <p>
        {retryUrl
          ? 'Try again, or use another card.'
          : 'Your order was not placed. You can order again.'}
      </p>
    </ResultFrame>
  )
}

export function OpenResult({ reference, retryUrl }: Result) {
  return (
    <ResultFrame
      title="Not paid yet"
      actions={retryUrl ? <PayLink href={retryUrl}>Continue to payment</PayLink> : <BackToShop />}
      aside={<NothingCharged reference={reference} />}
    >
      <p>Your order is waiting for its payment. Nothing was charged so far.</p>
    </ResultFrame>
  )
}

export function ExpiredResult() {
  return (
    <ResultFrame title="Payment expired" actions={<BackToShop />} aside={<NothingCharged />}>
      <p>
        The time to pay ran out, and nothing was charged. The order was not placed: you can order
        again.
      </p>
    </ResultFrame>
  )
}

/** With a reference the payment is ours and could not be looked up; without one there is none. */
export function UnknownResult({ reference }: Result) {
  if (reference) {
    return (
      <ResultFrame title="We could not check" actions={<CheckAgain />}>
        <p>
          The payment service does not answer just now. If you paid, the confirmation email will
          follow.
        </p>
        <Reference reference={reference} />
      </ResultFrame>
    )
  }
  return (
    <ResultFrame title="No such payment" actions={<BackToShop />}>
      <p>
        This address does not belong to a payment we know. If you paid, look for the confirmation
        email.
      </p>
    </ResultFrame>
  )
}
