/** Centimetres of a size M, and how much each size up adds. */
type Cut = Record<string, readonly [medium: number, step: number]>

const TEE: Cut = { 'Length': [74, 2.5], 'Half chest': [51, 5], 'Sleeve length': [22, 1] }
const YOUTH: Cut = { 'Length': [54, 4], 'Half chest': [41, 3], 'Sleeve length': [16, 1] }

const CUTS: Record<string, Cut> = {
  'T-SHIRT': TEE,
  'KIDS-T-SHIRT': YOUTH,
  'LONG-SLEEVE': { ...TEE, 'Sleeve length': [63, 1.5] },
  'TANK-TOP': { 'Length': [71, 2], 'Half chest': [48, 4] },
  'HOODIE': { 'Length': [71, 2.5], 'Half chest': [56, 5], 'Sleeve length': [64, 1.5] },
  'KIDS-HOODIE': { ...YOUTH, 'Sleeve length': [52, 4] },
  'SWEATSHIRT': { 'Length': [70, 2.5], 'Half chest': [56, 5], 'Sleeve length': [63, 1.5] },
  'JOGGERS': { 'Outseam': [102, 1.5], 'Half waist': [36, 3], 'Inseam': [74, 0.5] },
}

/** How many steps a size is above M. */
const STEPS: Record<string, number> = {
  'XS': -2,
  'S': -1,
  'M': 0,
  'L': 1,
  'XL': 2,
  '2XL': 3,
  '3XL': 4,
  '4XL': 5,
  '5XL': 6,
  'YS': -1,
  'YM': 0,
  'YL': 1,
  'YXL': 2,
}

const CM_PER_INCH = 2.54
const inUnit = (cm: number, unit: string) =>
  String(Math.round((unit === 'cm' ? cm : cm / CM_PER_INCH) * 10) / 10)

/** The tables of a garment in these units; none of what is not worn. */
export function sizeTables(type: string, sizes: string[], units: string[]) {
  const cut = CUTS[type]
  if (!cut) return []
  const measured = sizes.filter((size) => STEPS[size] !== undefined)
  return units
    .filter((unit) => unit === 'cm' || unit === 'inches')
    .flatMap((unit) => [garmentTable(cut, measured, unit), bodyTable(cut, measured, unit)])
}

function garmentTable(cut: Cut, sizes: string[], unit: string) {
  return {
    type: 'product_measure',
    unit,
    description: '<p>Product measurements may vary by up to 2" (5 cm).</p>',
    measurements: Object.entries(cut).map(([label, [medium, step]]) => ({
      type_label: label,
      values: sizes.map((size) => ({ size, value: inUnit(medium + step * STEPS[size]!, unit) })),
    })),
  }
}

/** The chest that a size is cut for, with room to move in it; the waist of trousers. */
function bodyTable(cut: Cut, sizes: string[], unit: string) {
  const [label, [medium, step]] = Object.entries(cut)[1]!
  return {
    type: 'measure_yourself',
    unit,
    description: '<p>Keep the tape measure horizontal.</p>',
    measurements: [
      {
        type_label: label === 'Half waist' ? 'Waist' : 'Chest',
        values: sizes.map((size) => {
          const around = (medium + step * STEPS[size]!) * 2
          return { size, min_value: inUnit(around - 10, unit), max_value: inUnit(around - 5, unit) }
        }),
      },
    ],
  }
}
