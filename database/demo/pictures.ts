import { createHash } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { accentFor, inkPalettes } from '#artwork/palette'
import { drawArtistPhoto } from '#artwork/artist_photo'
import { drawDesign } from '#artwork/design'
import { drawMockup, hasViews, type MockupView } from '#artwork/mockup'
import { seedFrom } from '#artwork/random'
import type { DemoArtist, DemoProduct } from '#database/demo/data/shapes'

/** Nouns at the end of a product's name, which are left out of its print. */
const TYPE_NOUN =
  / (Tee|Hoodie|Tank|Cap|Tote|Poster|Sticker( Sheet)?|Mug|2?LP|12-inch|CD|Set of .*)$/

export function inksOf(artist: Pick<DemoArtist, 'palette'>) {
  const palette = inkPalettes.find(({ name }) => name === artist.palette)
  if (!palette) throw new Error(`The artwork has no ink palette called ${artist.palette}`)
  return palette.inks
}

export function accentOf(artist: Pick<DemoArtist, 'palette' | 'accent'>) {
  return accentFor(artist.accent ?? inksOf(artist)[1])
}

/** Draws a product in one of its colours and returns the picture's address. */
export async function placeMockup(
  artist: DemoArtist,
  product: DemoProduct,
  color: string
): Promise<string> {
  return place('products', drawMockup({ ...mockupOf(artist, product), color }))
}

/** Further pictures of cloth products, by colour: the back, and a close-up of the print. In the provider's shape. */
export async function placeViews(artist: DemoArtist, product: DemoProduct, colors: string[]) {
  const mockup = mockupOf(artist, product)
  if (!hasViews(mockup.productType)) return []
  const fileOf = async (color: string, view: MockupView) => ({
    type: 'preview',
    placement: view,
    preview_url: await place('products', drawMockup({ ...mockup, color, view })),
  })
  return Promise.all(
    colors.map(async (color) => ({
      color,
      files: await Promise.all([fileOf(color, 'back'), fileOf(color, 'detail')]),
    }))
  )
}

/** Draws the print of a cloth product without the product, and returns its address; null for other products. */
export async function placeDesign(
  artist: DemoArtist,
  product: DemoProduct
): Promise<string | null> {
  const [productType] = product
  if (!['tshirt', 'hoodie', 'tank-top', 'tote'].includes(productType)) return null
  return place('designs', drawDesign(designOf(artist, product)))
}

function mockupOf(artist: DemoArtist, product: DemoProduct) {
  const [productType, , , details] = product
  const { placement, cut } = details ?? {}
  return { productType, design: designOf(artist, product), placement, cut }
}

function designOf(artist: DemoArtist, [productType, name, , details]: DemoProduct) {
  const words =
    productType === 'cap' || productType === 'mug' ? artist.name : name.replace(TYPE_NOUN, '')
  const seed = seedFrom(`${artist.handle}/${name}`)
  return { seed, motif: details?.motif, inks: inksOf(artist), words }
}

export async function placePhoto(artist: DemoArtist): Promise<string> {
  return place(
    'artists',
    drawArtistPhoto({ seed: seedFrom(artist.handle), inks: inksOf(artist), subject: artist.photo })
  )
}

/** Whether these are the addresses that `placeMockup` and `placeViews` return today. */
export function arePicturesOfToday(
  artist: DemoArtist,
  product: DemoProduct,
  color: string,
  { previewUrl, views }: { previewUrl: string; views: string[] }
): boolean {
  const mockup = { ...mockupOf(artist, product), color }
  if (previewUrl !== `/files/${keyOf('products', drawMockup(mockup))}`) return false
  if (!hasViews(mockup.productType)) return true
  return views.includes(`/files/${keyOf('products', drawMockup({ ...mockup, view: 'back' }))}`)
}

/** A key made from the content: an address never changes its picture, and drawing twice stores once. */
function keyOf(folder: string, drawing: string): string {
  const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 24)
  return `demo/${folder}/${hash}.svg`
}

async function place(folder: string, drawing: string): Promise<string> {
  const key = keyOf(folder, drawing)
  const disk = drive.use()
  if (!(await disk.exists(key))) await disk.put(key, drawing, { contentType: 'image/svg+xml' })
  return `/files/${key}`
}
