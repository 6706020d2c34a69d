import vine from '@vinejs/vine'

const id = () => vine.number().positive().withoutDecimals()

/** Body of POST /api/users/:userId/favorites. */
export const favoriteArtistValidator = vine.create({ artistId: id() })

/** Body of POST /api/users/:userId/product-favorites. */
export const wishlistValidator = vine.create({ productId: id() })
