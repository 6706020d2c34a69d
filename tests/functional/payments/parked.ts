import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { ApplyParkedEvents } from '#commerce/payments/actions/apply_parked_events'

/** As the job does once the pause of every parked event is over. */
export async function applyParked() {
  await db.from('parked_events').update({ next_attempt_at: new Date(0) })
  return (await app.container.make(ApplyParkedEvents)).handle()
}
