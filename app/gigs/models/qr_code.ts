import { QrCodeSchema } from '#database/schema'

/** A code printed on a poster; it belongs to a gig or stands alone. */
export default class QrCode extends QrCodeSchema {
  static table = 'qr_codes'
}
