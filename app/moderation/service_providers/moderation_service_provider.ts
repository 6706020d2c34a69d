import type { ApplicationService } from '@adonisjs/core/types'
import { productCheckPort } from '#approvals/public'
import { CheckProduct } from '#moderation/checks/actions/check_product'

/** Tells approvals which products an admin has to check first. */
export default class ModerationServiceProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    productCheckPort.register(await this.app.container.make(CheckProduct))
  }
}
