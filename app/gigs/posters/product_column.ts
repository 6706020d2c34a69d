import { INK, type Sheet } from '#core/print/document'
import { widthOf } from '#core/print/typeface'
import { CAPITAL, fitLines, heightOf } from '#gigs/posters/fit_lines'
import { MOST_PRODUCTS, type PosterPicture, type PosterText } from '#gigs/posters/formats'
import {
  HEAD_BOTTOM,
  PRODUCT_COLUMN,
  STUB_TOP,
  writeCentred,
  writeLines,
} from '#gigs/posters/sheet'

const { left, width, center } = PRODUCT_COLUMN

/** One for each product: its picture, and its price below. */
const TILE = (STUB_TOP - HEAD_BOTTOM) / MOST_PRODUCTS
const PICTURE = (width * 5) / 4
const PRICE = { size: 26, band: TILE - PICTURE, margin: 8 }

/** The best sellers with their prices, from head to stub; where they are fewer, the accent fills the rest. */
export function drawProducts(sheet: Sheet, { products, accent }: PosterText) {
  for (const [index, product] of products.entries()) {
    const top = HEAD_BOTTOM + index * TILE
    sheet.image(openedIn(sheet, product), left, top, { width, height: PICTURE })
    drawPrice(sheet, product.price, top + PICTURE)
  }
  const end = HEAD_BOTTOM + products.length * TILE
  if (products.length < MOST_PRODUCTS) drawPromise(sheet, accent, end)
  drawLines(sheet, products.length)
}

/** The pictures of each document: a file of many posters holds that of a product once. */
const opened = new WeakMap<Sheet, Map<PosterPicture, Buffer>>()

function openedIn(sheet: Sheet, product: PosterPicture): Buffer {
  const known = opened.get(sheet) ?? new Map<PosterPicture, Buffer>()
  opened.set(sheet, known)
  if (!known.has(product)) known.set(product, open(sheet, product.picture))
  return known.get(product)!
}

/** What pdfkit draws as often as it is given; its types know neither this call nor its result. */
const open = (sheet: Sheet, picture: Buffer) =>
  (sheet as unknown as { openImage(picture: Buffer): Buffer }).openImage(picture)

function drawPrice(sheet: Sheet, price: string, top: number) {
  const natural = widthOf(price, 900, PRICE.size)
  const size = PRICE.size * Math.min(1, (width - PRICE.margin) / natural)
  const baseline = top + (PRICE.band + size * CAPITAL) / 2 - 1
  writeCentred(sheet, price, { baseline, size, weight: 900, column: PRODUCT_COLUMN })
}

/** What a fan can count on, in large letters. */
function drawPromise(sheet: Sheet, accent: string, top: number) {
  const height = STUB_TOP - top
  sheet.rect(left, top, width, height).fill(accent)
  const frame = { weight: 900, width: width - 20, height: height - 44, lines: 5 } as const
  const fitted = fitLines('WE POST IT TO YOU', { ...frame, largest: 60, smallest: 16 })
  const above = (height - heightOf(fitted)) / 2
  writeLines(sheet, fitted, { x: center - frame.width / 2, top: top + above, weight: 900 })
}

function drawLines(sheet: Sheet, tiles: number) {
  sheet.lineWidth(2).strokeColor(INK).moveTo(left, HEAD_BOTTOM).lineTo(left, STUB_TOP).stroke()
  for (let tile = 1; tile <= Math.min(tiles, MOST_PRODUCTS - 1); tile++) {
    const y = HEAD_BOTTOM + tile * TILE
    sheet
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke()
  }
}
