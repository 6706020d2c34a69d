import type { OwnDataQuery } from '#account/queries/own_data_query'
import { address, count, id, orNull, shape, text, time, word } from '#core/openapi/schemas'
import type { JsonSchema } from '#core/openapi/types'
import { MEMBER_ROLES } from '#shared/band_role'
import { PRODUCT_STATUSES } from '#shared/product_status'
import { TAKEDOWN_EVENTS } from '#shared/takedown'

type OwnData = Awaited<ReturnType<OwnDataQuery['handle']>>
type Lists = {
  [List in keyof OwnData as OwnData[List] extends unknown[] ? List : never]: OwnData[List]
}

/** Schema of a list of the export, by the fields of its items. */
const list = <List extends keyof Lists>(fields: {
  [Field in keyof Lists[List][number]]-?: JsonSchema
}): JsonSchema => ({ type: 'array', items: shape<Lists[List][number]>(fields) })

const role = word(MEMBER_ROLES)
const bandName = text('Night Bus')
const anyObject: JsonSchema = { type: 'object' }

const invitation = {
  artistId: id,
  bandName,
  email: text('sam@example.com'),
  role,
  status: word(['open', 'accepted', 'declined', 'revoked']),
  expiresAt: time,
  createdAt: time,
}

/** What an account did for bands, its own and others. */
export const ownActs = {
  memberships: list<'memberships'>({ artistId: id, bandName, role, since: time }),
  invitationsSent: list<'invitationsSent'>(invitation),
  invitationsReceived: list<'invitationsReceived'>(invitation),
  followerExportsMade: list<'followerExportsMade'>({
    artistId: id,
    rows: count(12),
    exportedAt: time,
  }),
  productMoves: list<'productMoves'>({
    productId: id,
    status: word(PRODUCT_STATUSES),
    notes: orNull(text('A darker red, please.')),
    createdAt: time,
  }),
  saleChanges: list<'saleChanges'>({ productId: id, sale: anyObject, createdAt: time }),
  takedownWords: list<'takedownWords'>({
    productId: id,
    event: word(TAKEDOWN_EVENTS),
    words: text('Here is our licence.'),
    createdAt: time,
  }),
  shareChanges: list<'shareChanges'>({
    gigId: id,
    shares: { type: 'array', items: anyObject },
    createdAt: time,
  }),
  adminNotes: list<'adminNotes'>({
    artistId: orNull(id),
    orderNumber: orNull(text('GS-7K2M9Q')),
    body: text('Rang about the sleeves. A reprint is agreed.'),
    createdAt: time,
  }),
  closedSheets: list<'closedSheets'>({ gigId: id, closedAt: time }),
  confirmedRights: list<'confirmedRights'>({
    artworkId: id,
    fileName: text('last-tram.png'),
    confirmedAt: time,
  }),
}

const thousandths = { type: 'integer', minimum: 0, maximum: 1000, examples: [250] }

/** The artwork and products of an artist. */
export const ownWork = {
  artworks: list<'artworks'>({
    id,
    fileName: text('last-tram.png'),
    kind: word(['png', 'jpeg', 'tiff', 'svg', 'pdf']),
    byteSize: count(204_800),
    sha256: text('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'),
    rightsConfirmedAt: orNull(time),
    createdAt: time,
    downloadUrl: address('https://gigstall.example/artworks/1/original'),
  }),
  products: list<'products'>({
    id,
    name: text('Last Tram Tee'),
    description: orNull(text('Heavy cotton, printed large on the back.')),
    status: word(PRODUCT_STATUSES),
    productType: text('tshirt'),
    artworkId: orNull(id),
    placements: {
      type: 'array',
      items: shape<{ side: string; artworkId: number; x: number; y: number; width: number }>({
        side: text('front'),
        artworkId: id,
        x: thousandths,
        y: thousandths,
        width: thousandths,
      }),
    },
    createdAt: time,
  }),
}
