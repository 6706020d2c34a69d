import { Link } from '@adonisjs/inertia/react'
import { ArrowRight, CircleAlert, CircleCheck } from 'lucide-react'
import type { Overview } from '#admin/queries/overview_query'
import { counted } from '~/lib/counts'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

type Case = { title: string; next: string; href: string }

const DISCONNECTED: Case = {
  title: 'Printful is not connected',
  next: 'Paid orders go into production once it is.',
  href: '/admin?tab=printful',
}

/** The case to show for each provider whose calls fail. */
const NOT_ANSWERING: Record<string, Case> = {
  stripe: {
    title: 'Stripe isn’t answering',
    next: 'Fans can’t pay until it does. We keep trying.',
    href: '/admin/queues',
  },
  printful: {
    title: 'Printful isn’t answering',
    next: 'Paid orders go into production once it does. We keep trying.',
    href: '/admin?tab=printful',
  },
}

const disputesNext = (deadline: string | null) =>
  deadline
    ? `Send the evidence: the next deadline is ${formatDateTime(deadline)}.`
    : 'Send the evidence soon.'

function casesOf(overview: Overview): Case[] {
  const counts = [
    {
      count: overview.productionHolds,
      one: 'checkout is on hold',
      many: 'checkouts are on hold',
      next: 'Someone needs to decide on these.',
      href: '/admin/orders?held=yes',
    },
    {
      count: overview.disputesToAnswer,
      one: 'dispute needs a response',
      many: 'disputes need a response',
      next: disputesNext(overview.nextDisputeDeadline),
      href: '/admin/disputes',
    },
    {
      count: overview.fraudWarnings,
      one: 'payment was reported as fraud',
      many: 'payments were reported as fraud',
      next: 'Refund them before the bank disputes them, or dismiss the warning.',
      href: '/admin/fraud-warnings',
    },
    {
      count: overview.undecidedReports,
      one: 'report needs a decision',
      many: 'reports need a decision',
      next: 'Decide before each deadline.',
      href: '/admin/reports',
    },
    {
      count: overview.productChecks,
      one: 'product needs a check',
      many: 'products need a check',
      next: 'Clear each one, or take it down.',
      href: '/admin/product-checks',
    },
    {
      count: overview.answeredTakedowns,
      one: 'takedown was answered in the last 14 days',
      many: 'takedowns were answered in the last 14 days',
      next: 'Read the artist’s answer, then restore the product or leave it down.',
      href: '/admin?tab=products&takedown=down',
    },
    {
      count: overview.stuckOrders,
      one: 'order has a problem at Printful',
      many: 'orders have a problem at Printful',
      next: 'Orders not in production after 5 days are refunded.',
      href: '/admin/orders?production=stuck',
    },
    {
      count: overview.returnedOrders,
      one: 'order was returned',
      many: 'orders were returned',
      next: 'Reprint or refund them.',
      href: '/admin/orders?production=returned',
    },
    {
      count: overview.drafts,
      one: 'draft needs a Printful product',
      many: 'drafts need a Printful product',
      next: 'Add product, colours and sizes. The artist approves it after that.',
      href: '/admin?tab=products&status=draft',
    },
    {
      count: overview.rejectedProducts,
      one: 'product was rejected by its artist',
      many: 'products were rejected by their artists',
      next: 'Read the artist’s notes, rework the product and send it for approval again.',
      href: '/admin?tab=products&status=rejected',
    },
    {
      count: overview.productsBelowMinimum,
      one: 'product is below its minimum price',
      many: 'products are below their minimum price',
      next: 'Printful’s price has gone up. The artists have been told.',
      href: '/admin?tab=products&price=below',
    },
    {
      count: overview.failedPayouts,
      one: 'payout failed',
      many: 'payouts failed',
      next: `${formatMoney(overview.failedPayoutsTotal)} has not reached its artists yet.`,
      href: '/admin/payouts?status=unresolved',
    },
    {
      count: overview.fraudChecks,
      one: 'fraud check has paused payouts',
      many: 'fraud checks have paused payouts',
      next: 'Look at the orders, then release the check or keep the payouts paused.',
      href: '/admin/fraud-checks',
    },
    {
      count: overview.waitingSignoffs,
      one: 'refund or payout needs a second admin',
      many: 'refunds and payouts need a second admin',
      next: 'Another admin has to approve or reject it.',
      href: '/admin/signoffs',
    },
    {
      count: overview.failedRefunds,
      one: 'refund failed in the last 30 days',
      many: 'refunds failed in the last 30 days',
      next: 'The order says why. We still hold the money.',
      href: '/admin/orders?payment=refund_failed',
    },
    {
      count: overview.foreignRefunds,
      one: 'refund was made in Stripe’s dashboard',
      many: 'refunds were made in Stripe’s dashboard',
      next: 'We split it across the order lines. Check that this is what was intended.',
      href: '/admin/orders?payment=refund_foreign',
    },
    {
      count: overview.failedPayments,
      one: 'payment failed in the last 30 days',
      many: 'payments failed in the last 30 days',
      next: 'The buyer’s bank refused it after the order was placed.',
      href: '/admin/orders?payment=payment_failed',
    },
    {
      count: overview.failedJobs,
      one: 'job failed',
      many: 'jobs failed',
      next: 'See the reason and retry.',
      href: '/admin/queues#failures',
    },
    {
      count: overview.givenUpMails,
      one: 'email could not be delivered',
      many: 'emails could not be delivered',
      next: 'The email server refused them.',
      href: '/admin/queues?list=mails#failures',
    },
  ]
  const cases = counts
    .filter(({ count }) => count > 0)
    .map(({ count, one, many, next, href }) => ({ title: counted(count, one, many), next, href }))
  const failing = overview.failingProviders.flatMap((name) => NOT_ANSWERING[name] ?? [])
  return [...failing, ...(overview.isProviderConnected ? [] : [DISCONNECTED]), ...cases]
}

/** The cases that an admin has to act on. */
export function Attention({ overview }: { overview: Overview }) {
  const cases = casesOf(overview)
  return (
    <section aria-labelledby="attention" className="admin-facts">
      <h2 id="attention" className="admin-heading">
        Needs attention
      </h2>
      {cases.length === 0 && (
        <p className="flex items-center gap-2 text-good">
          <CircleCheck aria-hidden className="size-5" />
          Nothing needs you right now.
        </p>
      )}
      <ul className="admin-rows">
        {cases.map(({ title, next, href }) => (
          <li key={title}>
            <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" />
            <span className="flex min-w-0 flex-1 flex-wrap gap-x-2.5">
              <strong>
                <Link href={href} className="text-bad after:absolute after:inset-0">
                  {title}
                </Link>
              </strong>
              <span className="admin-soft grow basis-64">{next}</span>
            </span>
            <ArrowRight aria-hidden className="size-4 shrink-0" />
          </li>
        ))}
      </ul>
    </section>
  )
}
