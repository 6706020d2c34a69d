import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import drive from '@adonisjs/drive/services/main'
import sharp from 'sharp'
import { drawShareCard, EDITION } from '#artwork/public'
import { picturePath, readPictureFile, type toPublicProduct } from '#catalog/public'
import { format, fromNumber } from '#shared/money'

/** What sites that show shared links ask for: 1200 by 630, in a format that all of them read. */
const WIDTH = 1200
const HEIGHT = 630
/** Of the goods beside the words: 4 to 5, as everywhere. */
const GOODS_WIDTH = 504

/** A picture larger than this is no product of ours. */
const MOST_PIXELS = 40_000_000

const underWay = new Map<string, Promise<Buffer | null>>()

/**
 * The picture of a shared link for one of our own pictures, as JPEG; null where there is no such picture. Drawn once and
 * kept on the disk.
 *
 * @param source the path of the picture without its leading slash: `files/…` or `artwork/mockups/…`
 */
export async function sharePicture(source: string): Promise<Buffer | null> {
  const name = createHash('sha256').update(`${source}?${EDITION}`).digest('hex').slice(0, 32)
  const key = `share/1/${name}.jpg`
  if (await drive.use().exists(key)) return read(key)

  const drawing = underWay.get(key) ?? draw(source, key)
  underWay.set(key, drawing)
  try {
    return await drawing
  } finally {
    underWay.delete(key)
  }
}

type Product = ReturnType<typeof toPublicProduct>

/** What a product's shared picture shows, as the key that it is kept under; null where the goods' picture is not ours. */
function cardOf({ name, artist, sellingPrice, currency, imageUrl }: Product) {
  const source = picturePath(imageUrl)
  if (!source) return null
  const card = { band: artist.bandName, name, price: format(fromNumber(sellingPrice), currency) }
  const text = JSON.stringify([card, source, EDITION])
  return { card, source, version: createHash('sha256').update(text).digest('hex').slice(0, 16) }
}

/** The address of a product's shared picture: another one whenever something that it shows has changed. */
export function productShareAddress(product: Product): string | null {
  const shown = cardOf(product)
  return shown && `/share/2/products/${product.id}/${shown.version}.jpg`
}

/**
 * The goods with their name, band and price beside them, 1200 by 630 as JPEG; null where the goods' picture is not ours.
 * Drawn once and kept on the disk: there are no more of them than products were changed.
 */
export async function productSharePicture(product: Product): Promise<Buffer | null> {
  const shown = cardOf(product)
  if (!shown) return null
  const key = `share/2/${shown.version}.jpg`
  if (await drive.use().exists(key)) return read(key)
  const drawing = underWay.get(key) ?? drawCard(shown, key)
  underWay.set(key, drawing)
  try {
    return await drawing
  } finally {
    underWay.delete(key)
  }
}

async function drawCard({ card, source }: NonNullable<ReturnType<typeof cardOf>>, key: string) {
  const original = await readPictureFile(source)
  if (!original) return null
  const goods = await sharp(original, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize(GOODS_WIDTH, HEIGHT, { fit: 'cover' })
    .flatten({ background: '#f6f1e7' })
    .png()
    .toBuffer()
  const picture = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#f6f1e7' },
  })
    .composite([
      { input: goods, left: 0, top: 0 },
      { input: Buffer.from(drawShareCard(card)), left: 0, top: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
  await drive.use().put(key, picture)
  return picture
}

async function draw(source: string, key: string): Promise<Buffer | null> {
  const original = await readPictureFile(source)
  if (!original) return null
  const picture = await onItsGround(original)
  await drive.use().put(key, picture)
  return picture
}

/** The whole picture in the middle, its ground carried on to both sides. */
async function onItsGround(original: Buffer): Promise<Buffer> {
  const picture = await sharp(original, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize(WIDTH, HEIGHT, { fit: 'inside' })
    .flatten({ background: '#f6f1e7' })
    .png()
    .toBuffer()
  const corner = { left: 1, top: 1, width: 1, height: 1 }
  const [r = 0, g = 0, b = 0] = await sharp(picture).extract(corner).raw().toBuffer()
  return sharp(picture)
    .resize(WIDTH, HEIGHT, { fit: 'contain', background: { r, g, b } })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

async function read(key: string): Promise<Buffer> {
  return buffer(await drive.use().getStream(key))
}
