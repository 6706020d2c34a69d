import app from '@adonisjs/core/services/app'
import { jobs } from '#core/jobs/main'
import { BuildRollups } from '#insights/actions/build_rollups'
import { BuildShopFigures } from '#insights/actions/build_shop_figures'
import { DeleteOldVisits } from '#insights/actions/delete_old_visits'
import { FillRollups } from '#insights/actions/fill_rollups'
import { SendMorningAfter } from '#insights/morning_after/send_morning_after'

export async function buildRollups() {
  return (await app.container.make(BuildRollups)).handle()
}

/** @returns how many days were counted */
export async function buildShopFigures(): Promise<number> {
  return (await app.container.make(BuildShopFigures)).handle()
}

/** @returns how many days were marked */
export async function fillRollups(): Promise<number> {
  return (await app.container.make(FillRollups)).handle()
}

/** @returns how many partitions were dropped */
export async function deleteOldVisits(): Promise<number> {
  return (await app.container.make(DeleteOldVisits)).handle()
}

/** @returns how many mails were requested */
export async function sendMorningAfter(): Promise<number> {
  return (await app.container.make(SendMorningAfter)).handle()
}

// Time zones differ by quarters of an hour, so it is nine somewhere on each.
jobs.declare(
  { name: 'rollups.build', cron: '* * * * *', statementSeconds: 600, run: buildRollups },
  { name: 'shop-figures.build', cron: '* * * * *', statementSeconds: 600, run: buildShopFigures },
  { name: 'rollups.fill', cron: '*/5 * * * *', statementSeconds: 60, run: fillRollups },
  { name: 'old-visits.delete', cron: '50 4 * * *', statementSeconds: 600, run: deleteOldVisits },
  { name: 'morning-after.send', cron: '*/15 * * * *', run: sendMorningAfter }
)
