const FLEECE = [
  '80% ring-spun cotton, 20% polyester',
  'Fabric weight: 280 g/m², brushed inside',
  'Regular fit, double-lined hood where it has one',
]
const JERSEY = [
  '100% ring-spun cotton; heathers with 10% polyester',
  'Fabric weight: 180 g/m²',
  'Regular fit, pre-shrunk, side-seamed, taped neck and shoulders',
]
const CARE = [
  'Machine wash cold (30 °C) inside out, with similar colours',
  'Do not bleach, tumble dry low, do not iron the print',
]

const POINTS: Record<string, string[]> = {
  'T-SHIRT': [...JERSEY, ...CARE],
  'KIDS-T-SHIRT': [...JERSEY, ...CARE],
  'LONG-SLEEVE': [...JERSEY, ...CARE],
  'TANK-TOP': ['100% ring-spun cotton', 'Fabric weight: 150 g/m²', 'Relaxed fit', ...CARE],
  'HOODIE': [...FLEECE, ...CARE],
  'KIDS-HOODIE': [...FLEECE, ...CARE],
  'SWEATSHIRT': [...FLEECE, ...CARE],
  'JOGGERS': [...FLEECE.slice(0, 2), ...CARE],
  'HAT': ['100% chino cotton twill', 'Adjustable strap: fits most', 'Hand wash only, line dry'],
  'BAG': [
    '100% cotton canvas',
    'Fabric weight: 400 g/m²',
    'Spot clean with a damp cloth, iron inside out',
  ],
  'MUG': ['Ceramic', 'Dishwasher and microwave safe'],
  'POSTER': ['Paper weight: 189 g/m², matte'],
}

/** What a product of the catalogue says of itself: a sentence, and points on cloth and care. */
export const descriptionOf = (type: string, title: string, brand: string) =>
  [
    `${title} by ${brand}, made to order.`,
    ...(POINTS[type] ?? []).map((point) => `• ${point}`),
  ].join('\n')
