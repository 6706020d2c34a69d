import { pageValidator } from '#core/http/list_query'
import { described, flag, id, orNull, ref, shape, time } from '#core/openapi/schemas'
import type { ApiPart, Call, CallName, JsonSchema } from '#core/openapi/types'
import type { toFavoriteArtist, WishlistEntry } from '#fans/transformers/favorite_transformer'
import { favoriteArtistValidator, wishlistValidator } from '#fans/validators/favorite_validator'

export { announcementsApi } from '#fans/openapi_announcements'
export { sharedContactsApi } from '#fans/openapi_shared_contacts'

const entry = { id, userId: id, createdAt: time }

const schemas = {
  FavoriteArtist: shape<ReturnType<typeof toFavoriteArtist>>(
    {
      ...entry,
      artistId: id,
      allowsNews: described('An email when the artist announces a drop or a gig', flag),
      sharesContact: described('Whether the artist gets the fan’s name and email', flag),
      artist: ref('Artist'),
    },
    { about: 'A favourite artist.' }
  ),
  WishlistEntry: shape<WishlistEntry>(
    {
      ...entry,
      productId: id,
      isAvailable: described('False for something withdrawn, which stays on the list', flag),
      opensAt: described('When a drop to come can be bought; null once it can', orNull(time)),
      product: ref('Product'),
    },
    { about: 'A product on a wishlist.' }
  ),
}

const who = 'That account'
const account = { userId: 'The account' }
const errors = { 403: 'Another account’s, existing or not' }

type List = {
  address: `GET /api/users/{userId}/${string}`
  entry: keyof typeof schemas
  /** What each entry is on: its parameter, and in words. */
  thing: 'artistId' | 'productId'
  words: { list: string; one: string; check: string; add: string; remove: string; unknown: string }
  body: { from: typeof favoriteArtistValidator | typeof wishlistValidator; example: object }
}

/** Artists and products are liked by the same four calls. */
function callsOf({ address, entry: name, thing, words, body }: List): Record<CallName, Call> {
  const [, path] = address.split(' ') as [string, `/api/${string}`]
  const one = { ...account, [thing]: words.one }
  const schema: JsonSchema = ref(name)
  return {
    [address]: {
      summary: words.list,
      who,
      path: account,
      query: { from: pageValidator },
      answers: { 200: { text: 'Latest first', schema: { type: 'array', items: schema } } },
      errors,
    },
    [`GET ${path}/{${thing}}/check`]: {
      summary: words.check,
      who,
      path: one,
      answers: {
        200: {
          text: 'False also for what does not exist',
          schema: shape<{ isFavorite: boolean }>({ isFavorite: flag }),
        },
      },
      errors,
    },
    [`POST ${path}`]: {
      summary: words.add,
      who,
      path: account,
      late: true as const,
      body,
      answers: {
        200: { text: 'It was there already', schema },
        201: { text: 'Added', schema },
        204: { text: 'A call with this Idempotency-Key was received before' },
      },
      errors: { ...errors, 404: words.unknown },
    },
    [`DELETE ${path}/{${thing}}`]: {
      summary: words.remove,
      who,
      path: one,
      late: true as const,
      answers: { 204: { text: 'Gone, or it was not there' } },
      errors,
    },
  }
}

export const fansApi: ApiPart = {
  title: 'Favourites and wishlist',
  text: 'A person’s favourites. Only they can see and change them.',
  schemas,
  calls: {
    ...callsOf({
      address: 'GET /api/users/{userId}/favorites',
      entry: 'FavoriteArtist',
      thing: 'artistId',
      words: {
        list: 'Favourite artists',
        one: 'The artist',
        check: 'Whether an artist is a favourite',
        add: 'Add a favourite artist',
        remove: 'Remove a favourite artist',
        unknown: 'Artist not found, or hidden',
      },
      body: { from: favoriteArtistValidator, example: { artistId: 1 } },
    }),
    ...callsOf({
      address: 'GET /api/users/{userId}/product-favorites',
      entry: 'WishlistEntry',
      thing: 'productId',
      words: {
        list: 'The wishlist',
        one: 'The product',
        check: 'Whether a product is on the wishlist',
        add: 'Put a product on the wishlist',
        remove: 'Take a product off the wishlist',
        unknown: 'Product not found, or it is not on sale and was not on the list before',
      },
      body: { from: wishlistValidator, example: { productId: 1 } },
    }),
  },
}
