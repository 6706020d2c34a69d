import QRCode from 'qrcode'
import sharp from 'sharp'

/** Modules of white around a code. */
const MARGIN = 1

const LOOK = { margin: MARGIN, color: { dark: '#000000', light: '#FFFFFF' } }

/** Black on white, `size` points wide. */
export function drawSvg(url: string, size: number): Promise<string> {
  return QRCode.toString(url, { ...LOOK, type: 'svg', width: size })
}

/**
 * The same in pixels. Drawn with one pixel for each module and enlarged by sharp, outside the event loop: the library
 * would paint millions of pixels in JavaScript and hold up every other request.
 */
export function drawPng(url: string, size: number): Promise<Buffer> {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' })
  const width = modules.size + 2 * MARGIN
  const pixels = Buffer.alloc(width * width, 255)
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) pixels[(row + MARGIN) * width + column + MARGIN] = 0
  return sharp(pixels, { raw: { width, height: width, channels: 1 } })
    .resize(size, size, { kernel: 'nearest' })
    .png()
    .toBuffer()
}
