import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'

/** Dismisses the setup checklist of an artist's dashboard, for good. The profile's `updated_at` stays. */
export class DismissSetupChecklist {
  async handle(artistId: number): Promise<void> {
    await db
      .from('artists')
      .where('id', artistId)
      .whereNull('setup_dismissed_at')
      .update({ setup_dismissed_at: clock.now().toJSDate() })
  }
}
