import type { PictureFormat, PictureWidth } from '#core/pictures/picture_formats'

/** The browser takes nothing but types from the server: a width that is not offered there does not compile here. */
const widths: Record<PictureWidth, true> = {
  160: true,
  320: true,
  480: true,
  640: true,
  960: true,
  1280: true,
  1920: true,
}

const formats: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp' }

const STORED_BITMAP = /^\/files\/(.+\.(?:jpg|png|webp))$/

/** What a stored bitmap can be had as, best first; nothing for a drawing, which is sharp and small in any size. */
export function sourcesOf(src: string): { type: string; srcSet: string }[] {
  const [, key] = STORED_BITMAP.exec(src) ?? []
  if (!key) return []
  return Object.entries(formats).map(([format, type]) => ({
    type,
    srcSet: Object.keys(widths)
      .map((width) => `/pictures/${width}.${format}/${key} ${width}w`)
      .join(', '),
  }))
}

type Pictured = {
  imageUrl: string
  thumbnail_url: string | null
  designUrl: string | null
  productType: string
  colors: string[]
}

/** The part of a mock-up's address that names a colour; one without a name of ours has no such picture. */
const slugOf = (color: string) =>
  color
    .trim()
    .toLowerCase()
    .replace(/\bgray\b/g, 'grey')
    .replace(/[^a-z0-9]+/g, '-')

/** The drawing of a plain product; `slug` is one of our colours. */
export const mockupPath = (type: string, slug: string) => `/artwork/mockups/${type}/${slug}.svg`

/** What to show where a product's picture does not load: thumbnail, design, and at last the drawn mock-up in its colour. */
export function fallbacksOf(product: Pictured): string[] {
  const { imageUrl, thumbnail_url: thumbnail, designUrl, productType, colors } = product
  const drawn = [...colors.slice(0, 1).map(slugOf), 'standard'].map((slug) =>
    mockupPath(productType, slug)
  )
  return [thumbnail, designUrl, ...drawn].filter(
    (url) => url !== null && url !== imageUrl
  ) as string[]
}
