import QRCode from 'qrcode'
import {
  toGigStub,
  toQrCode,
  type GigStub,
  type QrCodeShape,
} from '#gigs/transformers/qr_code_shape'
import type { QrCodeRow } from '#gigs/queries/qr_code_queries'

/** With its gig, a document for the screen, and a picture of 600 points to download as a data URL. */
export type DrawnQrCode = QrCodeShape & { gig: GigStub; svg: string; png: string }

/** Drawn on the server: margin 1, black on white (seed 001 §2). */
export async function drawQrCode(row: QrCodeRow): Promise<DrawnQrCode> {
  const code = toQrCode(row)
  const color = { dark: '#000000', light: '#FFFFFF' }
  const [svg, png] = await Promise.all([
    QRCode.toString(code.storeUrl, { type: 'svg', margin: 1, color }),
    QRCode.toDataURL(code.storeUrl, { margin: 1, width: 600, color }),
  ])
  return { ...code, gig: toGigStub(row), svg, png }
}
