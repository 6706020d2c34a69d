import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { refreshDrops } from '#database/demo/drops'
import { DEMO_CODE, tonight } from '#database/demo/gigs'
import { isAnyPictureOld, redrawPictures } from '#database/demo/redraw'
import { clock } from '#shared/clock'

/** What time and a lost folder do to demo data that is already there: the demo gig is always tonight, a drop is still to come, a dispute can still be answered, pictures are there and as they are drawn today. */
export async function refreshDemoData() {
  const yesterday = clock.now().minus({ hours: 12 }).toJSDate()
  await db
    .from('gigs')
    .whereIn('id', db.from('qr_codes').where('code', DEMO_CODE).select('gig_id'))
    .where('starts_at', '<', yesterday)
    .update({ starts_at: tonight(clock.now()).toJSDate() })
  await refreshDrops(clock.now())
  await db
    .from('disputes')
    .whereLike('stripe_dispute_id', 'du\\_demo\\_%')
    .where({ status: 'open', is_answered: false })
    .where('answer_by', '<', clock.now().toJSDate())
    .update({ answer_by: clock.now().plus({ days: 5 }).toJSDate() })
  if ((await isAnyPictureMissing()) || (await isAnyPictureOld())) await redrawPictures()
}

/** Of the first products, which every later one borrows from. */
async function isAnyPictureMissing(): Promise<boolean> {
  const rows = await db
    .from('product_variants')
    .whereLike('external_id', 'demo-%')
    .orderBy('id')
    .limit(800)
    .select('preview_url')
  const urls = new Set(
    rows.map((row) => row.preview_url as string).filter((url) => url?.startsWith('/files/demo/'))
  )
  const found = await Promise.all(
    [...urls].map((url) => drive.use().exists(url.slice('/files/'.length)))
  )
  return found.includes(false)
}
