import { mockupUrl, printFrame } from '#artwork/public'
import type { PrintArea } from '#catalog/blanks_port'
import { PRINT_AREAS } from '#config/artworks'
import type { ProductType } from '#shared/product_type'

type Frame = { x: number; y: number; width: number; height: number }

/** A side of a product that can be printed on in the builder. */
export type DrawnSide = {
  area: PrintArea
  /** The side of the drawing that shows it. */
  view: 'front' | 'back'
  /** The print area in the drawing of 400 by 500. */
  frame: Frame
}

/** Sides that our drawings do not show. */
const NOT_DRAWN = /sleeve|label|inside|neck|wrist|pocket|mockup|preview/

/** The sides that the builder shows: the front, and the back where the product has one. */
export function drawnSides(type: ProductType, areas: readonly PrintArea[]): DrawnSide[] {
  const shown = areas.filter(({ placement }) => !NOT_DRAWN.test(placement))
  const back = shown.find(({ placement }) => placement.includes('back'))
  const front =
    shown.find(({ placement }) => placement === 'front') ??
    shown.find(({ placement }) => !placement.includes('back'))
  return [sideOf(type, 'front', front), sideOf(type, 'back', back)].flatMap((side) => side ?? [])
}

function sideOf(
  type: ProductType,
  view: 'front' | 'back',
  area: PrintArea | undefined
): DrawnSide | null {
  if (!area || (view === 'back' && !hasBack(type))) return null
  return { area, view, frame: areaInFrame(printFrame(type, view), area, PRINT_AREAS[type].anchor) }
}

/** Whether a type has a drawing of its back. */
const hasBack = (type: ProductType) =>
  mockupUrl({ productType: type, color: 'Black', view: 'back' }) !==
  mockupUrl({ productType: type, color: 'Black' })

/** Fits a print area of these proportions into a frame: at its top, as clothes are printed, or centred. */
function areaInFrame(frame: Frame, area: PrintArea, anchor: 'top' | 'centre'): Frame {
  const scale = Math.min(frame.width / area.width, frame.height / area.height)
  const width = area.width * scale
  const height = area.height * scale
  const y = anchor === 'top' ? frame.y : frame.y + (frame.height - height) / 2
  return { x: frame.x + (frame.width - width) / 2, y, width, height }
}

/** The address of the drawing of a side in one of our colours. */
export const drawingUrl = (productType: ProductType, color: string, view: 'front' | 'back') =>
  mockupUrl({ productType, color, view })
