import type { ApplicationService } from '@adonisjs/core/types'
import { payoutsPort } from '#commerce/public'
import strategies from '#config/strategies'
import { bindStrategy } from '#core/strategy'
import { PayoutPolicy } from '#payouts/payout_policy'
import { ledgerComparisons } from '#ledger/public'
import { PAYOUT_COMPARISONS } from '#payouts/payout_comparisons'
import { PayoutsAdapter } from '#payouts/payouts_adapter'

export default class PayoutsServiceProvider {
  constructor(private app: ApplicationService) {}

  register() {
    bindStrategy(this.app, PayoutPolicy, strategies.payoutPolicy)
  }

  async boot() {
    payoutsPort.register(await this.app.container.make(PayoutsAdapter))
    ledgerComparisons.register(PAYOUT_COMPARISONS)
  }
}
