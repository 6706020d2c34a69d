import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { inject } from '@adonisjs/core'
import drive from '@adonisjs/drive/services/main'
import sharp from 'sharp'
import { drawShareCard, EDITION } from '#artwork/public'
import { ProductPictures, type toPublicProduct } from '#catalog/public'
import { makePictureInTurn } from '#core/pictures/make_picture_in_turn'
import { format, fromNumber } from '#shared/money'

/** What sites that show shared links ask for: 1200 by 630, in a format that all of them read. */
const WIDTH = 1200
const HEIGHT = 630
/** Of the goods beside the words: 4 to 5, as everywhere. */
const GOODS_WIDTH = 504

/** A picture larger than this is no product of ours. */
const MOST_PIXELS = 40_000_000

type Draw = () => Promise<Buffer | null>

type Product = ReturnType<typeof toPublicProduct>

/**
 * The pictures of shared links, as JPEG. Each is drawn once, in the turn of the network that asks, and kept on the disk.
 * Throws TooManyWaiting and QueueFull while too many wait.
 */
@inject()
export class SharePictures {
  constructor(private pictures: ProductPictures) {}

  /**
   * One of our own pictures on its ground; null where there is no such picture.
   *
   * @param source the path of the picture without its leading slash: `files/…` or `artwork/mockups/…`
   */
  async ofPicture(source: string, network: string): Promise<Buffer | null> {
    const name = createHash('sha256').update(`${source}?${EDITION}`).digest('hex').slice(0, 32)
    return this.#keptOr({ network, key: `share/1/${name}.jpg` }, async () => {
      const original = await this.pictures.read(source)
      return original && onItsGround(original)
    })
  }

  /** The address of a product's shared picture: another one whenever something that it shows has changed. */
  addressOf(product: Product): string | null {
    const shown = this.#cardOf(product)
    return shown && `/share/2/products/${product.id}/${shown.version}.jpg`
  }

  /**
   * The goods with their name, band and price beside them; null where the goods' picture is not ours. There are no more
   * of them than products were changed.
   */
  async ofProduct(product: Product, network: string): Promise<Buffer | null> {
    const shown = this.#cardOf(product)
    if (!shown) return null
    return this.#keptOr({ network, key: `share/2/${shown.version}.jpg` }, async () => {
      const original = await this.pictures.read(shown.source)
      return original && beside(original, shown.card)
    })
  }

  /** What a product's shared picture shows, and its version; null where the goods' picture is not ours. */
  #cardOf({ name, artist, sellingPrice, currency, imageUrl }: Product) {
    const source = this.pictures.pathOf(imageUrl)
    if (!source) return null
    const card = { band: artist.bandName, name, price: format(fromNumber(sellingPrice), currency) }
    const text = JSON.stringify([card, source, EDITION])
    return { card, source, version: createHash('sha256').update(text).digest('hex').slice(0, 16) }
  }

  async #keptOr(wanted: { network: string; key: string }, draw: Draw): Promise<Buffer | null> {
    const kept = await keptUnder(wanted.key)
    return (
      kept ??
      // Another network's turn may have drawn it meanwhile.
      makePictureInTurn(
        wanted,
        async () => (await keptUnder(wanted.key)) ?? drawn(wanted.key, draw)
      )
    )
  }
}

async function keptUnder(key: string): Promise<Buffer | null> {
  if (!(await drive.use().exists(key))) return null
  return buffer(await drive.use().getStream(key))
}

async function drawn(key: string, draw: Draw): Promise<Buffer | null> {
  const picture = await draw()
  if (picture) await drive.use().put(key, picture)
  return picture
}

async function beside(
  original: Buffer,
  card: Parameters<typeof drawShareCard>[0]
): Promise<Buffer> {
  const goods = await sharp(original, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize(GOODS_WIDTH, HEIGHT, { fit: 'cover' })
    .flatten({ background: '#f6f1e7' })
    .png()
    .toBuffer()
  return sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#f6f1e7' },
  })
    .composite([
      { input: goods, left: 0, top: 0 },
      { input: Buffer.from(drawShareCard(card)), left: 0, top: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
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
