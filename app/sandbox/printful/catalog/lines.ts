import type { MockupType } from '#artwork/public'

/** What the catalogue offers: each line is made in `models` numbered models. */
export type Line = {
  category: number
  type: string
  typeName: string
  title: string
  brand: string
  /** What its pictures show */
  garment: MockupType
  models: number
  /** Null where there is none, as with a tote: never to be read out of the name */
  sizes: readonly string[] | null
  /** Fewest and most colours of a model; null where it has none, as with a poster */
  colors: readonly [number, number] | null
  /** Of the smallest size, in hundredths of its currency */
  price: number
  technique: 'DTG' | 'EMBROIDERY' | 'DIGITAL' | 'SUBLIMATION'
}

const ADULT = ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL']

const SIZES: Record<string, readonly string[]> = {
  ADULT,
  WIDE: ['XS', ...ADULT],
  USUAL: ADULT.slice(0, 6),
  FITTED: ['XS', ...ADULT.slice(0, 5)],
  YOUTH: ['YS', 'YM', 'YL', 'YXL'],
  SHEETS: ['8″×10″', '12″×18″', '18″×24″', '24″×36″'],
  DEVICES: ['5.8 in', '6.1 in', '6.5 in', '6.7 in', '6.8 in'],
  ONE: ['One size'],
  CAPS: ['S/M', 'L/XL'],
  SOCKS: ['S', 'M', 'L'],
  MUGS: ['11 oz', '15 oz'],
  ENAMEL: ['12 oz'],
  STICKERS: ['3″×3″', '4″×4″', '5.5″×5.5″'],
  BLANKETS: ['50″×60″', '60″×80″'],
}

/** Category, type, its name, title, brand, picture, models, sizes, colours, price, technique; "-" for none. */
const TABLE = `
24 | T-SHIRT       | T-Shirt           | Heavy Cotton Tee       | Millrace    | tshirt   | 24 | ADULT    | 8-24 | 895  | DTG
24 | T-SHIRT       | T-Shirt           | Soft Ring Tee          | Plainfield  | tshirt   | 20 | WIDE     | 6-20 | 1025 | DTG
24 | T-SHIRT       | T-Shirt           | Relaxed Organic Tee    | Hedgerow    | tshirt   | 16 | USUAL    | 4-12 | 1395 | DTG
24 | T-SHIRT       | T-Shirt           | Fitted Tee             | Plainfield  | tshirt   | 12 | FITTED   | 4-12 | 1075 | DTG
24 | KIDS-T-SHIRT  | Kids T-Shirt      | Youth Tee              | Millrace    | tshirt   | 10 | YOUTH    | 3-8  | 895  | DTG
25 | LONG-SLEEVE   | Long Sleeve Shirt | Long Sleeve Tee        | Millrace    | tshirt   | 12 | USUAL    | 3-10 | 1495 | DTG
26 | TANK-TOP      | Tank Top          | Racer Tank             | Harbourside | tank-top | 12 | FITTED   | 3-9  | 1125 | DTG
26 | TANK-TOP      | Tank Top          | Cut-Off Tank           | Harbourside | tank-top | 8  | USUAL    | 2-6  | 1195 | DTG
28 | HOODIE        | Hoodie            | Fleece Pullover Hoodie | Millrace    | hoodie   | 18 | ADULT    | 6-18 | 2150 | DTG
28 | HOODIE        | Hoodie            | Zip Hoodie             | Northgate   | hoodie   | 12 | USUAL    | 3-8  | 2650 | EMBROIDERY
28 | KIDS-HOODIE   | Kids Hoodie       | Youth Hoodie           | Millrace    | hoodie   | 8  | YOUTH    | 2-6  | 1895 | DTG
29 | SWEATSHIRT    | Sweatshirt        | Crew Sweatshirt        | Northgate   | hoodie   | 12 | ADULT    | 4-12 | 1950 | DTG
30 | JOGGERS       | Joggers           | Fleece Joggers         | Northgate   | other    | 8  | USUAL    | 2-5  | 2295 | EMBROIDERY
41 | HAT           | Hat               | Washed Cap             | Brimwell    | cap      | 12 | ONE      | 4-12 | 1425 | EMBROIDERY
41 | HAT           | Hat               | Flat Brim Cap          | Brimwell    | cap      | 10 | CAPS     | 3-9  | 1575 | EMBROIDERY
41 | BEANIE        | Beanie            | Cuffed Beanie          | Brimwell    | cap      | 8  | -        | 3-10 | 1295 | EMBROIDERY
42 | BAG           | Bag               | Canvas Tote            | Wharf Lane  | tote     | 12 | -        | 1-5  | 1050 | DTG
42 | BAG           | Bag               | Drawstring Bag         | Wharf Lane  | tote     | 6  | -        | -    | 1625 | SUBLIMATION
43 | SOCKS         | Socks             | Crew Socks             | Wharf Lane  | other    | 6  | SOCKS    | -    | 995  | SUBLIMATION
44 | PATCH         | Patch             | Woven Patch            | Brimwell    | other    | 6  | -        | -    | 695  | EMBROIDERY
45 | PHONE-CASE    | Phone Case        | Clear Phone Case       | Slipcover   | other    | 8  | DEVICES  | -    | 975  | DIGITAL
55 | POSTER        | Poster            | Matte Paper Poster     | Broadsheet  | poster   | 12 | SHEETS   | -    | 725  | DIGITAL
56 | FRAMED-POSTER | Framed Poster     | Framed Matte Poster    | Broadsheet  | poster   | 10 | SHEETS   | 2-3  | 2195 | DIGITAL
57 | CANVAS        | Canvas            | Stretched Canvas       | Broadsheet  | poster   | 8  | SHEETS   | -    | 2050 | DIGITAL
58 | MUG           | Mug               | Glossy Mug             | Kilnside    | mug      | 12 | -        | -    | 550  | SUBLIMATION
58 | MUG           | Mug               | Colour Rim Mug         | Kilnside    | mug      | 8  | MUGS     | 2-5  | 675  | SUBLIMATION
58 | MUG           | Mug               | Enamel Mug             | Kilnside    | mug      | 6  | ENAMEL   | -    | 1095 | SUBLIMATION
59 | STICKER       | Sticker           | Kiss-Cut Sticker       | Tackback    | sticker  | 10 | STICKERS | -    | 225  | DIGITAL
59 | STICKER       | Sticker           | Sticker Sheet          | Tackback    | sticker  | 6  | -        | -    | 395  | DIGITAL
60 | NOTEBOOK      | Notebook          | Spiral Notebook        | Slipcover   | other    | 8  | -        | -    | 1150 | DIGITAL
61 | BLANKET       | Blanket           | Throw Blanket          | Slipcover   | other    | 6  | BLANKETS | -    | 2895 | SUBLIMATION
62 | APRON         | Apron             | Long Apron             | Wharf Lane  | other    | 6  | -        | 2-4  | 1795 | EMBROIDERY
`

export const LINES: Line[] = TABLE.trim()
  .split('\n')
  .map((row) => readLine(row.split('|').map((cell) => cell.trim())))

function readLine(cells: string[]): Line {
  const [category, type, typeName, title, brand, garment] = cells as [string, ...string[]]
  const [models, sizes, colors, price, technique] = cells.slice(6) as [
    string,
    string,
    string,
    ...string[],
  ]
  const [fewest, most] = colors.split('-').map(Number)
  return {
    category: Number(category),
    type: type!,
    typeName: typeName!,
    title: title!,
    brand: brand!,
    garment: garment as MockupType,
    models: Number(models),
    sizes: SIZES[sizes] ?? null,
    colors: colors === '-' ? null : [fewest!, most!],
    price: Number(price),
    technique: technique as Line['technique'],
  }
}
