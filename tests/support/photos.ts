import { crc32 } from 'node:zlib'
import sharp from 'sharp'

type Kind = 'jpeg' | 'png' | 'gif'

/** A picture of one colour as somebody would upload it. */
export async function pictureOf({
  width = 200,
  height = 200,
  color = '#2d5da8',
  kind = 'jpeg' as Kind,
} = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: 'Nia Front-Row' } })
    .toFormat(kind)
    .toBuffer()
}

export function dataUrl(bytes: Buffer, type = 'image/jpeg'): string {
  return `data:${type};base64,${bytes.toString('base64')}`
}

/** A PNG that says it is so large, whatever it holds. */
export async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

export const SMALL_PHOTO = dataUrl(await pictureOf({ width: 64, height: 64 }))
