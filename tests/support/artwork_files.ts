import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'

type Size = { width?: number; height?: number }

/** A PNG with a transparent ground and a red disc; noise makes it large. */
export async function transparentPng({ width = 600, height = 800 }: Size = {}) {
  const disc = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="50%" cy="50%" r="30%" fill="#c7502b"/></svg>`
  )
  return sharp(disc).png().toBuffer()
}

/** A PNG that compresses to about its pixels in bytes, three for each. */
export async function noisyPng({ width = 600, height = 800 }: Size = {}) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
}

/** A JPEG in the colours of a printing press. */
export async function cmykJpeg({ width = 600, height = 800 }: Size = {}) {
  return sharp({ create: { width, height, channels: 3, background: '#2d5da8' } })
    .withIccProfile('cmyk')
    .jpeg()
    .toBuffer()
}

export async function tiff({ width = 600, height = 800 }: Size = {}) {
  return sharp({ create: { width, height, channels: 4, background: '#2d5da880' } })
    .tiff({ compression: 'lzw' })
    .toBuffer()
}

/** A page with a red square and words. */
export async function pdf(options: PDFKit.PDFDocumentOptions = {}) {
  const document = new PDFDocument({ size: [300, 400], ...options })
  document.rect(50, 50, 200, 200).fill('#c7502b')
  document.fillColor('#000').text('Last Tram', 50, 300)
  document.end()
  return buffer(document)
}

export const svg = (inside: string, attributes = '') =>
  Buffer.from(
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 300 400" ${attributes}>${inside}</svg>`
  )
