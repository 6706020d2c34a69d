import type { ApplicationService } from '@adonisjs/core/types'
import { AskForApproval } from '#approvals/actions/ask_for_approval'
import { catalogPorts } from '#catalog/public'

/** The artist of a product that an admin created is asked to approve it, in the same transaction. */
export default class ApprovalsServiceProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    const askForApproval = await this.app.container.make(AskForApproval)
    catalogPorts.approvalRequest.register((productId, trx) => askForApproval.handle(productId, trx))
  }
}
