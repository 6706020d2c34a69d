import { mockupUrl, type MockupView } from '#artwork/public'
import type { OwnedProductRow } from '#catalog/transformers/owned_product_transformer'
import type { VariantRow } from '#catalog/transformers/variant_transformer'

/** `color` is null where a picture shows the product in no colour of its own, such as the design alone. */
export type GalleryPicture = {
  url: string
  color: string | null
  kind: 'product' | 'design'
  /** Which side it shows, or the print from near; null where that is not known. */
  view: MockupView | null
}

type ProviderVariant = { color?: unknown; files?: unknown }
type ProviderFile = { type?: unknown; preview_url?: unknown; placement?: unknown }

const VIEWS: readonly MockupView[] = ['front', 'back', 'detail']

/**
 * Lists every picture of a product once: the previews of its variants in the provider's order, then the pictures of the
 * product as a whole. A colour without a picture is drawn (docs/rules/products-and-approval.md#product-image).
 */
export function toGallery(row: OwnedProductRow, variants: VariantRow[]): GalleryPicture[] {
  const colors = [...new Set(variants.map(({ color }) => color))]
  const previews = [...variants.flatMap(sidesOf), ...providerPreviews(row.printful_data, colors)]
  const whole = wholePictures(row)
  const known = [...previews, ...whole].flatMap(({ url, color, view }) =>
    url === null ? [] : [{ url, color, view, kind: 'product' as const }]
  )
  const drawn = known.some(({ color }) => color === null)
    ? []
    : (colors.length > 0 ? colors : [row.colors[0] ?? 'Standard'])
        .filter((color) => !known.some((picture) => picture.color === color))
        .map((color) => ({
          url: mockupUrl({ productType: row.product_type, color }),
          color: colors.length > 0 ? color : null,
          kind: 'product' as const,
          view: null,
        }))
  const design = row.design_url?.startsWith('/')
    ? [{ url: row.design_url, color: null, kind: 'design' as const, view: null }]
    : []
  return eachOnce([...known, ...drawn, ...design])
}

/** The pictures of the product as a whole. Composed ones of its sides stand in until the provider's come. */
function wholePictures(row: OwnedProductRow) {
  const { preview_url: preview, thumbnail_url: thumbnail, side_pictures: sides } = row
  const composed = preview === null ? sides : []
  if (composed.length > 0) return composed.map((side) => ({ ...side, color: null }))
  const urls = sides.length > 0 ? [preview] : [preview, thumbnail]
  return urls.map((url) => ({ url, color: null, view: null }))
}

type Preview = { url: string | null; color: string; view: MockupView | null }

/** A variant with a picture from behind has one from the front beside it. */
function sidesOf({ preview_url: url, back_preview_url: back, color }: VariantRow): Preview[] {
  if (!back) return [{ url, color, view: null }]
  return [
    { url, color, view: 'front' },
    { url: back, color, view: 'back' },
  ]
}

/** The same garment in the same colour is photographed once for all its sizes. */
function eachOnce(pictures: GalleryPicture[]): GalleryPicture[] {
  const seen = new Set<string>()
  return pictures.filter(({ url, color }) => {
    const isNew = color === null ? !seen.has(url) : !seen.has(`${url} ${color}`)
    seen.add(url).add(`${url} ${color}`)
    return isNew
  })
}

/** Further previews in the provider's data, as far as we host them and sell their colour. */
function providerPreviews(data: Record<string, unknown> | null, colors: string[]) {
  const variants = Array.isArray(data?.variants) ? (data.variants as ProviderVariant[]) : []
  return variants.flatMap(({ color, files }) => {
    const sold = colors.find((known) => known === color)
    if (sold === undefined || !Array.isArray(files)) return []
    return (files as ProviderFile[]).flatMap(({ type, preview_url: url, placement }) =>
      type === 'preview' && typeof url === 'string' && url.startsWith('/')
        ? [{ url, color: sold, view: VIEWS.find((view) => view === placement) ?? null }]
        : []
    )
  })
}
