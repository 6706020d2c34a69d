import vine from '@vinejs/vine'
import { numberField } from '#core/http/number_field'
import { PlainMessages } from '#core/http/plain_messages'

const id = () => numberField().positive().withoutDecimals()

/** Body of POST /api/users/:userId/favorites. */
export const favoriteArtistValidator = vine.create({ artistId: id() })

/** Body of POST /api/users/:userId/product-favorites. */
export const wishlistValidator = vine.create({ productId: id() })

const favoriteMessages = new PlainMessages({
  sentences: { artistId: 'Choose an artist', productId: 'Choose a product' },
})
favoriteArtistValidator.messagesProvider = favoriteMessages
wishlistValidator.messagesProvider = favoriteMessages
