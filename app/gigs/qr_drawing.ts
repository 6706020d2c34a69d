import QRCode from 'qrcode'

/** Margin 1, black on white, 200 points wide unless told. */
const LOOK = { margin: 1, color: { dark: '#000000', light: '#FFFFFF' } }

export const USUAL_SIZE = 200

export function drawSvg(url: string, size = USUAL_SIZE): Promise<string> {
  return QRCode.toString(url, { ...LOOK, type: 'svg', width: size })
}

export function drawPng(url: string, size = USUAL_SIZE): Promise<Buffer> {
  return QRCode.toBuffer(url, { ...LOOK, type: 'png', width: size })
}
