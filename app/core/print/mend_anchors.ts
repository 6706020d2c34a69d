import type { Font } from 'fontkit'

/** A place on a letter where its marks go; a font may leave out the place of a kind of marks. */
type Anchor = object | null

type PositioningProcessor = {
  applyAnchor(mark: { markAnchor: Anchor }, anchor: Anchor, letterIndex: number): void
}

const mended = new WeakSet<PositioningProcessor>()

/**
 * Lets fontkit lay out letters that have no place for a mark, which fonts of India and Hebrew may have: fontkit 2.0.4
 * throws, and a poster could not be drawn. All fonts share the code that is mended, those of pdfkit too.
 */
export function mendAnchors(font: Font) {
  const processor = processorOf(font)
  if (!processor || mended.has(processor)) return
  mended.add(processor)
  const { applyAnchor } = processor
  processor.applyAnchor = function (mark, anchor, letterIndex) {
    if (anchor && mark.markAnchor) applyAnchor.call(this, mark, anchor, letterIndex)
  }
}

/** The prototype of the part of fontkit that places marks; null of a font without any. */
function processorOf(font: Font): PositioningProcessor | null {
  const { engine } = (font as unknown as { _layoutEngine: LayoutEngine })._layoutEngine
  return engine?.GPOSProcessor ? Object.getPrototypeOf(engine.GPOSProcessor) : null
}

type LayoutEngine = { engine?: { GPOSProcessor?: PositioningProcessor | null } | null }
