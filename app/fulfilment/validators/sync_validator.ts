import vine from '@vinejs/vine'

/** Body of POST /api/admin/printful/sync. */
export const syncValidator = vine.create({ full: vine.boolean({ strict: true }).optional() })
