import { blanksPort } from '#catalog/blanks_port'
import { pence, type Pence } from '#shared/money'
import type { ProductType } from '#shared/product_type'

type Blanks = ReturnType<(typeof blanksPort)['current']>
type Blank = NonNullable<Awaited<ReturnType<Blanks['find']>>>
type Cleanup = (undo: () => void) => void

const COLORS = [
  { color: 'Black', colorCode: '#1c1a18' },
  { color: 'White', colorCode: '#f4f0e8' },
  { color: 'Heather Midnight Navy', colorCode: '#22304a' },
]

/** 2XL costs more than the others. */
const SIZES: { size: string; cost: Pence }[] = [
  { size: 'S', cost: pence(1075) },
  { size: 'M', cost: pence(1075) },
  { size: '2XL', cost: pence(1235) },
]

type Made = { id: number; productType: ProductType; model: string; colors?: typeof COLORS }

function blankOf({ id, productType, model, colors = COLORS }: Made, areas: Blank['areas']): Blank {
  const variants = colors.flatMap((color, row) =>
    SIZES.map(({ size, cost }, column) => ({
      catalogVariantId: id * 100 + row * 10 + column,
      size,
      ...color,
      cost,
      isInStock: true,
    }))
  )
  return {
    ...{ id, productType, model, variants, areas },
    brand: 'Bella + Canvas',
    pictureUrl: null,
    cost: { from: pence(1075), to: pence(1235) },
    colors: colors.length,
    sizes: SIZES.length,
    deliveryDays: { min: 4, max: 6 },
    readAt: new Date(),
  }
}

const area = (placement: string, width: number, height: number, dpi = 150) => ({
  placement,
  title: `${placement} print`,
  ...{ width, height, dpi },
})

/** A T-shirt with two sides, a hoodie, a tote that comes in one colour, and a poster of 18 by 24 in. */
export const sampleBlanks = () => [
  blankOf({ id: 71, productType: 'tshirt', model: '3001' }, [
    area('front', 1800, 2400),
    area('back', 1800, 2400),
    area('sleeve_left', 600, 600),
  ]),
  blankOf({ id: 146, productType: 'hoodie', model: '3719' }, [
    area('front', 1800, 1800),
    area('back', 1800, 2400),
  ]),
  blankOf({ id: 84, productType: 'tote', model: 'EC8000', colors: COLORS.slice(0, 1) }, [
    area('front', 1500, 1500),
  ]),
  blankOf({ id: 1, productType: 'poster', model: 'Matte', colors: COLORS.slice(1, 2) }, [
    area('front', 5400, 7200, 300),
  ]),
]

/** The catalogue consists of these until the test has ended. */
export function useBlanks(cleanup: Cleanup, blanks: Blank[] = sampleBlanks()) {
  const known = { blanks, failure: null as Error | null }
  const restore = blanksPort.register({
    list: async () => known.blanks,
    find: async (id) => {
      if (known.failure) throw known.failure
      return known.blanks.find((blank) => blank.id === id) ?? null
    },
  })
  cleanup(restore)
  return known
}
