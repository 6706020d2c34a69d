import sharp from 'sharp'
import { posterProductsPort } from '#gigs/poster_products_port'
import { MOST_PRODUCTS, type PosterPicture } from '#gigs/posters/formats'
import { format } from '#shared/money'

/** In pixels: 300 of them to the inch on A4. */
const WIDTH = 500
const HEIGHT = 625

/** A picture larger than this is no product of ours. */
const MOST_PIXELS = 40_000_000

/** Asked for beyond those shown, in case that some pictures cannot be read. */
const SPARE = 3

/** The artist's best sellers with prices, at most `MOST_PRODUCTS`; a product whose picture cannot be read is left out. */
export async function posterPicturesOf(artistId: number): Promise<PosterPicture[]> {
  const products = await posterProductsPort.current()(artistId, MOST_PRODUCTS + SPARE)
  const pictures: PosterPicture[] = []
  for (const { picture, sellingPrice, currency } of products) {
    if (pictures.length === MOST_PRODUCTS) break
    const printed = await toPrintedPicture(picture)
    if (printed) pictures.push({ picture: printed, price: format(sellingPrice, currency) })
  }
  return pictures
}

/** The whole picture as JPEG, 4 to 5, its ground carried on to the edges; null where it cannot be read. */
export async function toPrintedPicture(original: Buffer): Promise<Buffer | null> {
  try {
    const picture = await sharp(original, { limitInputPixels: MOST_PIXELS, density: 144 })
      .autoOrient()
      .resize(WIDTH, HEIGHT, { fit: 'inside' })
      .flatten({ background: '#FFFFFF' })
      .png()
      .toBuffer()
    const corner = { left: 1, top: 1, width: 1, height: 1 }
    const [r = 0, g = 0, b = 0] = await sharp(picture).extract(corner).raw().toBuffer()
    return await sharp(picture)
      .resize(WIDTH, HEIGHT, { fit: 'contain', background: { r, g, b } })
      .toColourspace('srgb')
      .jpeg({ quality: 86 })
      .toBuffer()
  } catch {
    return null
  }
}
