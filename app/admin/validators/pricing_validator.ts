import vine from '@vinejs/vine'

/** RULINGS.md, Pricing: a foreign client that leaves the split out means half and half; our screens always send it. */
export const FOREIGN_SPLIT = 50

export const calculatePricingValidator = vine.create({
  printfulVariantId: vine.number().withoutDecimals().positive().max(Number.MAX_SAFE_INTEGER),
  sellingPrice: vine.number().decimal([0, 2]).min(0).max(10_000),
  profitSplit: vine.number().decimal([0, 2]).range([0, 100]).optional(),
})
