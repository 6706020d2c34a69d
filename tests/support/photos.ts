import { crc32 } from 'node:zlib'
import sharp from 'sharp'

type Kind = 'jpeg' | 'png' | 'gif'

/** A picture of one colour as a user would upload it. */
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

/** The beginning of a boxed file of a brand, as HEIC is one, with nothing in it that could be drawn. */
export function heicOf(brand = 'heic'): Buffer {
  const box = Buffer.alloc(24)
  box.writeUInt32BE(24)
  box.write(`ftyp${brand}`, 4)
  box.write('mif1heic', 16)
  return Buffer.concat([box, Buffer.alloc(400, 7)])
}

/** A photo as a phone of 48 megapixels writes it: of several MB, lying on its side; upright, red above and blue below. */
export async function phonePhoto(): Promise<Buffer> {
  const [width, height] = [8064, 6048]
  const half = (r: number, b: number, left: number) => ({
    input: {
      create: {
        width: width / 2,
        height,
        channels: 4 as const,
        background: { r, g: 0, b, alpha: 0.6 },
      },
    },
    left,
    top: 0,
  })
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .composite([half(255, 0, 0), half(0, 255, width / 2)])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 50 })
    .toBuffer()
}

/** A PNG whose header claims this size, whatever it holds. */
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
