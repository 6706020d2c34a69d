import type { ApplicationService } from '@adonisjs/core/types'
import { productCheckPort } from '#approvals/public'
import { ProductChecksAdapter } from '#moderation/checks/product_checks_adapter'

/** Tells approvals which products an admin has to check first. */
export default class ModerationServiceProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    productCheckPort.register(await this.app.container.make(ProductChecksAdapter))
  }
}
