import { ScanSchema } from '#database/schema'

/** One scan of a QR code, of a visitor known by nothing but the day's hash. */
export default class Scan extends ScanSchema {
  static table = 'scans'
}
