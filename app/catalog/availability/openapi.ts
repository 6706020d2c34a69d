import type { SaleTerms } from '#catalog/availability/sale_terms'
import { SALE_KINDS } from '#shared/sale_change'
import type { GigProduct } from '#catalog/queries/gig_products_query'
import type { SaleNow, SaleSettings } from '#catalog/queries/sale_queries'
import { gigProductsValidator } from '#catalog/validators/availability_validator'
import {
  count,
  described,
  flag,
  id,
  orNull,
  ref,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'

const gigOfSale = {
  name: text('Early Closing Tour'),
  venue: orNull(text('The Old Transformer')),
  city: orNull(text('Leeds')),
  startsAt: time,
  timeZone: text('Europe/London'),
}

export const availabilityApi: ApiPart = {
  title: 'Drops',
  text: 'Products that are sold between two times, only at gigs, or in a limited number of pieces. `PATCH /api/products/{id}` sets it.',
  schemas: {
    Availability: shape<SaleTerms>(
      {
        kind: described(
          '`gig`: sold only to a device that scanned an active code of one of its gigs',
          word(SALE_KINDS)
        ),
        startsAt: orNull(time),
        endsAt: orNull(time),
        timeZone: orNull(text('Europe/London')),
        limit: described('Pieces in all', orNull(count(50))),
        piecesLeft: orNull(count(12)),
      },
      { about: 'When and to whom a product is sold. Null: always, without a limit.' }
    ),
    SaleNow: shape<SaleNow>(
      {
        state: word(['soon', 'on', 'over', 'gig', 'gone']),
        now: described('The time of the server', time),
        startsAt: orNull(time),
        endsAt: orNull(time),
        piecesLeft: orNull(count(12)),
        gigs: { type: 'array', items: shape<SaleNow['gigs'][number]>(gigOfSale) },
      },
      { about: 'The state of a product’s sale at this moment, for the device that asks.' }
    ),
    GigProducts: shape<{ products: GigProduct[] }>({
      products: {
        type: 'array',
        items: shape<GigProduct>({
          id,
          name: text('Last Tram Tee'),
          kind: word(SALE_KINDS),
          isTiedToGig: flag,
          isSoldHere: {
            ...flag,
            description: 'The earlier spelling of `isTiedToGig`',
            deprecated: true,
          },
        }),
      },
    }),
    SaleSettings: shape<SaleSettings>(
      {
        kind: word(SALE_KINDS),
        from: orNull(text('2026-12-01T21:00')),
        until: orNull(text('2026-12-02T02:00')),
        timeZone: orNull(text('Europe/London')),
        gigIds: { type: 'array', items: id },
        gigs: {
          type: 'array',
          items: shape<SaleSettings['gigs'][number]>({ id, ...gigOfSale }),
          description: 'The gigs that the artist can choose',
        },
        hoursAfter: orNull(count(48)),
        limit: orNull(count(50)),
        piecesTaken: described('Ordered already', count(38)),
        updatedAt: time,
      },
      { about: 'When and to whom a product is sold, for its owner and admins.' }
    ),
  },
  calls: {
    'GET /api/products/{id}/sale': {
      summary: 'The sale of a product now, for this device',
      text: 'Pages and lists are the same for all visitors: what depends on the time and on scanned codes is asked for here. `gig`: sold to those who scan an active code of one of its gigs. `gone`: all pieces are ordered.',
      who: 'Anyone',
      path: { id: 'The product' },
      answers: { 200: { text: 'The sale', schema: ref('SaleNow') } },
    },
    'GET /api/products/{id}/availability': {
      summary: 'The sale settings of a product',
      who: 'Its owner and admins',
      path: { id: 'The product' },
      answers: { 200: { text: 'What is set', schema: ref('SaleSettings') } },
      errors: { 403: 'The product is not the caller’s: `E_FORBIDDEN`' },
    },
    'GET /api/gigs/{id}/products': {
      summary: 'The artist’s products, and which are sold only at this gig',
      who: 'Its artist and admins',
      path: { id: 'The gig' },
      answers: {
        200: { text: 'All but retired ones, the newest first', schema: ref('GigProducts') },
      },
      errors: { 404: 'Unknown, or another artist’s' },
    },
    'PUT /api/gigs/{id}/products': {
      summary: 'Choose the products sold only at a gig',
      text: 'A product left out is sold only at its other gigs, or always if it has none.',
      who: 'Its artist',
      path: { id: 'The gig' },
      body: { from: gigProductsValidator, example: { productIds: [12, 15] } },
      answers: { 200: { text: 'The products afterwards', schema: ref('GigProducts') } },
      errors: {
        403: 'The caller has no artist profile yet: `E_FORBIDDEN`',
        404: 'Unknown, or another artist’s',
      },
    },
  },
}
