import { inject } from '@adonisjs/core'
import { activityChecks } from '#admin/doctor/activity_checks'
import { databaseChecks } from '#admin/doctor/database_checks'
import { findingsOf, type Finding } from '#admin/doctor/finding'
import { mailCheck } from '#admin/doctor/mail_check'
import { adminSettingsCheck } from '#admin/doctor/admin_settings_check'
import { printerChecks } from '#admin/doctor/printer_checks'
import { checkSettings } from '#admin/doctor/settings_check'
import { storageChecks } from '#admin/doctor/storage_checks'
import { stripeChecks } from '#admin/doctor/stripe_checks'
import { FulfilmentProvider } from '#fulfilment/public'

/** Looks at everything that an installation needs, and changes nothing. */
@inject()
export class Diagnose {
  constructor(private provider: FulfilmentProvider) {}

  /** @param stripeEvents those that the shop handles */
  async handle(stripeEvents: readonly string[]): Promise<Finding[]> {
    const checks = [
      { name: 'settings', remedy: 'See .env.example', run: checkSettings },
      ...databaseChecks,
      adminSettingsCheck,
      ...storageChecks,
      mailCheck,
      ...stripeChecks(stripeEvents),
      ...printerChecks(this.provider),
      ...activityChecks(this.provider.name),
    ]
    return (await Promise.all(checks.map(findingsOf))).flat()
  }
}
