import {
  drawMockup,
  inkPalettes,
  mockupTypes,
  type MockupType,
  findGarmentColor,
  mockupUrl,
  seedFrom,
} from '#artwork/public'
import { appUrl } from '#config/app'
import { printfulSandboxPath } from '#config/printful'

/** A blank product's picture. */
export const blankPicture = (productType: MockupType, color: string | null): string =>
  `${appUrl}${mockupUrl({ productType, color: color ?? 'White' })}`

/** A product with a design on it; what it shows follows from the address. */
export function previewPicture(
  productType: MockupType,
  color: string | null,
  design: string
): string {
  const { slug } = findGarmentColor(color ?? 'White') ?? { slug: 'standard' }
  return `${appUrl}${printfulSandboxPath}/images/${productType}/${slug}/${seedFrom(design)}.svg`
}

/** Null for an address that names no picture. */
export function drawPreview(type: unknown, slug: unknown, file: unknown): string | null {
  const productType = mockupTypes.find((known) => known === type)
  const color = typeof slug === 'string' ? findGarmentColor(slug) : undefined
  const seed = /^([1-9]\d{0,9})(\.svg)?$/.exec(String(file))?.[1]
  if (!productType || color?.slug !== slug || !seed || Number(seed) > 2_147_483_647) return null
  const { inks } = inkPalettes[Number(seed) % inkPalettes.length]!
  return drawMockup({ productType, color: color!.name, design: { seed: Number(seed), inks } })
}
