import type { ProductType } from '#shared/product_type'

const CLOTHING: readonly ProductType[] = ['tshirt', 'hoodie', 'tank-top', 'cap']

/** Whether it is taxed as clothing. */
export const isClothing = (type: ProductType): boolean => CLOTHING.includes(type)
