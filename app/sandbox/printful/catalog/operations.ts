import type { Operation } from '#sandbox/printful/api'
import {
  findProduct,
  findVariant,
  listed,
  presentProduct,
  presentVariant,
  variantsOfProduct,
} from '#sandbox/printful/catalog/catalog'
import { CATEGORIES, withChildren } from '#sandbox/printful/catalog/categories'
import { blankPicture } from '#sandbox/printful/catalog/pictures'
import { notFound } from '#sandbox/printful/printful_error'

export const listProducts: Operation = {
  isOfStore: false,
  run: async ({ query }) => {
    const ids = String(query.category_id ?? '')
      .split(',')
      .map(Number)
      .filter((id) => id > 0)
    const wanted = withChildren(ids)
    const products = await listed()
    return {
      result: products
        .filter(({ blank }) => ids.length === 0 || wanted.has(blank.line.category))
        .map(({ blank, change }) => presentProduct(blank, change)),
    }
  },
}

export const getProduct: Operation = {
  isOfStore: false,
  run: async ({ params }) => {
    const found = await findProduct(Number(params.id))
    if (!found) throw notFound()
    const variants = await variantsOfProduct(found.blank)
    return {
      result: {
        product: presentProduct(found.blank, found.change),
        variants: variants.map(presentVariant),
      },
    }
  },
}

export const getVariant: Operation = {
  isOfStore: false,
  run: async ({ params }) => {
    const variant = await findVariant(Number(params.id))
    const found = variant && (await findProduct(variant.blank.id))
    if (!found) throw notFound()
    return {
      result: {
        variant: presentVariant(variant),
        product: presentProduct(found.blank, found.change),
      },
    }
  },
}

export const listCategories: Operation = {
  isOfStore: false,
  run: async () => ({
    result: CATEGORIES.map((category) => ({
      ...category,
      image_url: blankPicture('tshirt', 'Sand'),
      size: 'small',
    })),
  }),
}
