import { Link } from '@adonisjs/inertia/react'
import { ArrowRight, CircleAlert, CircleCheck } from 'lucide-react'
import type { Overview } from '#admin/queries/overview_query'
import { counted } from '~/lib/counts'

type Case = { count: number; one: string; many: string; next: string; href: string }

function casesOf(overview: Overview): Case[] {
  return [
    {
      count: overview.heldCheckouts,
      one: 'checkout is held',
      many: 'checkouts are held',
      next: 'They wait for somebody’s decision.',
      href: '/admin/orders?held=yes',
    },
    {
      count: overview.disputesToAnswer,
      one: 'dispute waits for our answer',
      many: 'disputes wait for our answer',
      next: 'Answer in Stripe before the deadline of each.',
      href: '/admin/disputes',
    },
    {
      count: overview.stuckOrders,
      one: 'order is in trouble at Printful',
      many: 'orders are in trouble at Printful',
      next: 'Each says why. What is still not made after 5 days is given back.',
      href: '/admin/orders?production=stuck',
    },
    {
      count: overview.returnedOrders,
      one: 'order came back',
      many: 'orders came back',
      next: 'Have them made again, or give the money back.',
      href: '/admin/orders?production=returned',
    },
    {
      count: overview.productsBelowMinimum,
      one: 'product is sold below its minimum',
      many: 'products are sold below their minimum',
      next: 'Printful asks more for them now. Their artists have been told.',
      href: '/admin?tab=products&price=below',
    },
    {
      count: overview.failedRefunds,
      one: 'refund failed in 30 days',
      many: 'refunds failed in 30 days',
      next: 'The order says why. The money is still here.',
      href: '/admin/orders?payment=refund_failed',
    },
    {
      count: overview.foreignRefunds,
      one: 'refund was made in Stripe’s dashboard in 30 days',
      many: 'refunds were made in Stripe’s dashboard in 30 days',
      next: 'We have allocated it by amount: look whether that is what was meant.',
      href: '/admin/orders?payment=refund_foreign',
    },
    {
      count: overview.failedPayments,
      one: 'payment failed in 30 days',
      many: 'payments failed in 30 days',
      next: 'The buyer’s bank refused after the order was placed.',
      href: '/admin/orders?payment=payment_failed',
    },
    {
      count: overview.failedJobs,
      one: 'job failed',
      many: 'jobs failed',
      next: 'Each with its reason, to be tried again.',
      href: '/admin/queues#failures',
    },
    {
      count: overview.givenUpMails,
      one: 'mail was given up',
      many: 'mails were given up',
      next: 'The mail server would not take them.',
      href: '/admin/queues?list=mails#failures',
    },
  ].filter(({ count }) => count > 0)
}

/** What waits for somebody, and nothing else. */
export function Attention({ overview }: { overview: Overview }) {
  const cases = casesOf(overview)
  return (
    <section aria-labelledby="attention" className="grid content-start gap-3">
      <h2 id="attention" className="display-card">
        Needs attention
      </h2>
      {cases.length === 0 && (
        <p className="flex items-center gap-2 text-good">
          <CircleCheck aria-hidden className="size-5" />
          Nothing waits for you.
        </p>
      )}
      <ul className="grid gap-2 empty:hidden">
        {cases.map(({ count, one, many, next, href }) => (
          <li
            key={one}
            className="relative flex gap-3 rounded-sm border-[1.5px] border-bad px-4 py-3"
          >
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />
            <span className="min-w-0 flex-1">
              <strong className="text-bad">
                <Link href={href} className="after:absolute after:inset-0 hover:underline">
                  {counted(count, one, many)}
                </Link>
              </strong>
              <span className="block text-sm text-ink-soft">{next}</span>
            </span>
            <ArrowRight aria-hidden className="size-5 shrink-0 self-center" />
          </li>
        ))}
      </ul>
    </section>
  )
}
