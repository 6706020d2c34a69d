import QRCode from 'qrcode'
import sharp from 'sharp'

const PAPER = '#b9b2a4'

type Photo = { width: number; height: number; codeSide: number; type?: 'png' | 'jpeg' }

/** A photo of a QR code lying on a grey table, off centre; without content, of the table alone. */
export async function photoOfCode(content: string | null, photo: Photo): Promise<Buffer> {
  const { width, height, codeSide, type = 'png' } = photo
  const table = sharp({ create: { width, height, channels: 3, background: PAPER } })
  const code = content && (await QRCode.toBuffer(content, { width: codeSide, margin: 2 }))
  const left = Math.round((width - codeSide) * 0.45)
  const top = Math.round((height - codeSide) * 0.55)
  return table
    .composite(code ? [{ input: code, left, top }] : [])
    .toFormat(type)
    .toBuffer()
}
