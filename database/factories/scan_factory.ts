import Factory from '@adonisjs/lucid/factories'
import { nextNumber } from '#database/factories/numbers'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import Scan from '#gigs/models/scan'
import { clock } from '#shared/clock'

/** One scan just now; the code's counter is its owner's affair. */
export const ScanFactory = Factory.define(Scan, () => ({
  visitorHash: `visitor-${nextNumber()}`,
  scannedAt: clock.now(),
}))
  .before('create', async (_, scan, { $trx }) => {
    if (scan.qrCodeId) return
    const code = await QrCodeFactory.client($trx!).create()
    scan.merge({ qrCodeId: code.id, artistId: code.artistId })
  })
  .build()
