import type { ApplicationService } from '@adonisjs/core/types'
import { payoutsPort } from '#commerce/public'
import { ledgerComparisons } from '#ledger/public'
import { PAYOUT_COMPARISONS } from '#payouts/payout_comparisons'
import { PayoutsAdapter } from '#payouts/payouts_adapter'

export default class PayoutsProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    payoutsPort.register(await this.app.container.make(PayoutsAdapter))
    ledgerComparisons.register(PAYOUT_COMPARISONS)
  }
}
