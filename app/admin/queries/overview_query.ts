import { inject } from '@adonisjs/core'
import { ArtistQueries } from '#artists/public'
import { ProductCountQuery } from '#catalog/public'
import { StoredJobsQuery } from '#core/jobs/stored_jobs_query'
import { Nodes } from '#core/nodes/nodes'
import { GivenUpMails } from '#core/mail/given_up_mails'
import { ProviderHealthQuery } from '#fulfilment/public'
import { AccountCountQuery } from '#identity/public'
import { PlatformDailyStatsQuery } from '#insights/public'
import { MoneyCaseQuery } from '#admin/queries/money_case_query'
import { OpenCasesQuery } from '#admin/queries/open_cases_query'
import { DisputeQueries, SalesStatsQuery } from '#commerce/public'
import { ProductCheckQueries, ReportQueries } from '#moderation/public'
import { FraudCheckQueries, PayoutListQuery } from '#payouts/public'
import { SignoffQueries } from '#signoffs/public'
import type { BoundedCount } from '#core/http/bounded_count'
import { clock } from '#shared/clock'
import { toNumber } from '#shared/money'

const NEW_DAYS = 7

/** The figures and open cases on an admin's overview. Sales in pounds, without shipping and refunds. */
export type Overview = {
  accounts: BoundedCount
  newAccounts: number
  artists: BoundedCount
  products: BoundedCount
  waitingProducts: number
  /** Products that need a provider product from an admin before the artist can approve them. */
  drafts: number
  /** Products that their artists have rejected, for an admin to rework. */
  rejectedProducts: number
  orders: BoundedCount
  processingOrders: number
  sales: number
  scans: number
  productionHolds: number
  disputesToAnswer: number
  /** The first deadline of those that has not passed, in UTC. */
  nextDisputeDeadline: string | null
  /** Payments that a bank reported as fraud, for an admin to refund or dismiss. */
  fraudWarnings: number
  /** Reports of products and stores that an admin has to decide. */
  undecidedReports: number
  /** Products that an admin has to check. */
  productChecks: number
  /** Takedowns in force whose artist has answered lately. */
  answeredTakedowns: number
  stuckOrders: number
  returnedOrders: number
  failedPayments: number
  failedJobs: number
  givenUpMails: number
  productsBelowMinimum: number
  failedPayouts: number
  failedPayoutsTotal: number
  /** The checks of fraud rules, for an admin to release, or to keep the payouts paused. */
  fraudChecks: number
  /** Refunds and payouts that wait for a second admin. */
  waitingSignoffs: number
  failedRefunds: number
  foreignRefunds: number
  /** Orders go into production only while we hold an access to the provider. */
  isProviderConnected: boolean
  /** Providers that we are not calling at the moment, because their calls fail. */
  failingProviders: string[]
}

/** Each figure asked of the module that owns it, a fixed number of statements in all. */
@inject()
export class OverviewQuery {
  constructor(
    private accounts: AccountCountQuery,
    private artists: ArtistQueries,
    private products: ProductCountQuery,
    private orders: SalesStatsQuery,
    private cases: OpenCasesQuery,
    private days: PlatformDailyStatsQuery,
    private jobs: StoredJobsQuery,
    private mails: GivenUpMails,
    private money: MoneyCaseQuery,
    private disputes: DisputeQueries,
    private reports: ReportQueries,
    private checks: ProductCheckQueries,
    private payouts: PayoutListQuery,
    private fraudChecks: FraudCheckQueries,
    private signoffs: SignoffQueries,
    private provider: ProviderHealthQuery,
    private nodes: Nodes
  ) {}

  async handle(): Promise<Overview> {
    const since = (days: number) => clock.now().minus({ days }).toJSDate()
    const [
      accounts,
      newAccounts,
      artists,
      products,
      waiting,
      orders,
      cases,
      days,
      failedJobs,
      givenUpMails,
      productsBelowMinimum,
      failedPayments,
      failedRefunds,
      foreignRefunds,
      disputes,
      fraudWarnings,
      undecidedReports,
      productChecks,
      answeredTakedowns,
      failedPayouts,
      fraudChecks,
      waitingSignoffs,
      { access },
      failingProviders,
    ] = await Promise.all([
      this.accounts.total(),
      this.accounts.since(since(NEW_DAYS)),
      this.artists.total(),
      this.products.total(),
      this.products.waitingByStatus(),
      this.orders.total(),
      this.cases.handle(),
      this.days.lastThirty(),
      this.jobs.count(),
      this.mails.count(),
      this.products.belowMinimum(),
      this.money.count('payment_failed'),
      this.money.count('refund_failed'),
      this.money.count('refund_foreign'),
      this.disputes.toAnswer(),
      this.disputes.countOpenFraudWarnings(),
      this.reports.countUndecided(),
      this.checks.countWaiting(),
      this.products.answeredTakedowns(),
      this.payouts.unresolved(),
      this.fraudChecks.countWaiting(),
      this.signoffs.countWaiting(),
      this.provider.handle(),
      this.nodes.openCircuits(),
    ])
    return {
      accounts,
      newAccounts,
      artists,
      products,
      waitingProducts: waiting.pending_approval ?? 0,
      drafts: waiting.draft ?? 0,
      rejectedProducts: waiting.rejected ?? 0,
      orders,
      processingOrders: cases.processing,
      sales: toNumber(days.amount),
      scans: days.scans,
      productionHolds: cases.productionHolds,
      disputesToAnswer: disputes.count,
      nextDisputeDeadline: disputes.nextDeadline?.toISOString() ?? null,
      fraudWarnings,
      undecidedReports,
      productChecks,
      answeredTakedowns,
      stuckOrders: cases.stuck,
      returnedOrders: cases.returned,
      failedPayments,
      failedJobs,
      givenUpMails,
      productsBelowMinimum,
      failedPayouts: failedPayouts.count,
      failedPayoutsTotal: toNumber(failedPayouts.total),
      fraudChecks,
      waitingSignoffs,
      failedRefunds,
      foreignRefunds,
      isProviderConnected: access.kind !== 'none',
      failingProviders,
    }
  }
}
