import type { Blank, BlankVariant } from '#sandbox/printful/catalog/blanks'

type Size = { width: number; height: number; dpi: number }

/** Print areas by garment, in inches; ten by ten where there is no entry. */
const INCHES: Record<string, [width: number, height: number, dpi: number]> = {
  'tshirt': [12, 16, 150],
  'hoodie': [12, 14, 150],
  'tank-top': [12, 16, 150],
  'cap': [4, 1.75, 300],
  'tote': [10, 10, 150],
  'mug': [9, 3.5, 300],
}
const OTHER: [number, number, number] = [10, 10, 150]

/** Garments whose back can be printed on too. */
const WITH_BACK = new Set(['tshirt', 'hoodie', 'tank-top', 'tote'])

/** The sides of a blank: name and title. */
export function placementsOf({ line }: Blank): Record<string, string> {
  if (line.technique === 'EMBROIDERY')
    return WITH_BACK.has(line.garment)
      ? { embroidery_front: 'Front', embroidery_back: 'Back' }
      : { embroidery_front: 'Front' }
  if (!WITH_BACK.has(line.garment)) return { default: 'Print file' }
  return { front: 'Front print', back: 'Back print', label_outside: 'Outside label' }
}

const LABEL: Size = { width: 450, height: 450, dpi: 150 }

/** Sheets and stickers are printed to their edges, so that each size has a file of its own: `18″×24″`. */
function sizeOf({ line }: Blank, size: string | null): Size {
  const [, across, down] = /^([\d.]+)″×([\d.]+)″$/.exec(size ?? '') ?? []
  const isPrintedWhole = line.garment === 'poster' || line.garment === 'sticker'
  const [width, height, dpi] =
    isPrintedWhole && across && down
      ? ([Number(across), Number(down), 300] as const)
      : (INCHES[line.garment] ?? OTHER)
  return { width: Math.round(width * dpi), height: Math.round(height * dpi), dpi }
}

/** GET /mockup-generator/printfiles/{id}. */
export function presentPrintFiles(blank: Blank, variants: BlankVariant[]) {
  const placements = placementsOf(blank)
  const sizes = [...new Set(variants.map(({ size }) => size))]
  const files = sizes.map((size, index) => ({ size, id: index + 1, ...sizeOf(blank, size) }))
  const labelId = files.length + 1
  const hasLabel = 'label_outside' in placements
  const toPrintfile = ({ id, width, height, dpi }: Size & { id: number }) => ({
    printfile_id: id,
    width,
    height,
    dpi,
    fill_mode: blank.line.garment === 'poster' ? 'cover' : 'fit',
    can_rotate: blank.line.garment === 'poster',
  })
  return {
    product_id: blank.id,
    available_placements: placements,
    printfiles: [...files, ...(hasLabel ? [{ id: labelId, ...LABEL }] : [])].map(toPrintfile),
    variant_printfiles: variants.map(({ id, size }) => {
      const file = files.find((each) => each.size === size)!
      return {
        variant_id: id,
        placements: Object.fromEntries(
          Object.keys(placements).map((name) => [
            name,
            name === 'label_outside' ? labelId : file.id,
          ])
        ),
      }
    }),
    option_groups: ['Flat'],
    options: ['Front', 'Back'],
  }
}
