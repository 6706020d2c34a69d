import type { Use } from '#tests/architecture/role_use'
import type { MemberCaller } from '#tests/support/callers'

/**
 * For each route that belongs to an area of a band: which members are answered as the owner is. `m` is the manager, `s`
 * the seller (merch), `v` the viewer. The others are refused.
 */
export const BAND_ROUTES: Record<string, string> = {
  'GET /dashboard': 'msv',

  'GET /api/artists': 'msv',
  'GET /api/genres': 'msv',
  'GET /api/artists/:id': 'mv',
  'PUT /api/artists/:id': 'm',
  'PUT /api/artists/:id/upload-photo': 'm',
  'DELETE /api/artists/:id/setup-checklist': 'm',

  'GET /api/artists/:id/members': 'mv',
  'PATCH /api/artists/:id/members/:userId': 'm',
  'DELETE /api/artists/:id/members/:userId': 'm',
  'GET /api/artists/:id/invitations': 'mv',
  'POST /api/artists/:id/invitations': 'm',
  'DELETE /api/artists/:id/invitations/:invitationId': 'm',
  'GET /api/artists/:id/log': 'm',

  'GET /api/products': 'msv',
  'GET /api/products/featured': 'msv',
  'GET /api/collections': 'msv',
  'GET /api/products/:id': 'mv',
  'GET /api/products/:id/related': 'mv',
  'GET /report': 'msv',
  'POST /api/reports': 'msv',
  'GET /api/artists/:id/products': 'mv',
  'GET /product/:id': 'mv',
  'POST /api/products': 'm',
  'PATCH /api/products/:id': 'm',
  'POST /api/products/:id/approve': 'm',
  'PATCH /api/products/:id/status': 'm',
  'GET /api/products/:id/history': 'mv',
  'GET /api/products/:id/takedowns': 'mv',
  'POST /api/products/:id/takedown-answer': 'm',
  'GET /api/products/:id/availability': 'mv',
  'GET /api/gigs/:id/products': 'msv',
  'PUT /api/gigs/:id/products': 'm',
  'PUT /api/products/:id/build': 'm',
  'GET /api/blanks': 'mv',
  'GET /api/blanks/:id': 'mv',
  'GET /api/artists/:id/products/pending': 'mv',
  'GET /api/artists/:id/products/management': 'mv',
  'GET /api/artists/:id/products/rejected': 'mv',
  'GET /api/products/:id/reviews': 'mv',
  'POST /api/products/:id/reviews': 'm',
  'GET /product/:id/review': 'mv',
  'POST /api/artwork-uploads': 'm',
  'GET /api/artwork-uploads/:id': 'mv',
  'DELETE /api/artwork-uploads/:id': 'm',
  'PUT /api/artwork-uploads/:id/parts/:number': 'm',
  'POST /api/artwork-uploads/:id/part-addresses': 'm',
  'POST /api/artwork-uploads/:id/finish': 'm',
  'GET /api/artworks/:id': 'mv',
  'POST /api/artworks/:id/rights': 'm',
  'GET /artworks/:id/original': 'mv',
  'GET /api/printful/status': 'msv',
  'GET /api/printful/products': 'mv',
  'GET /api/printful/catalog': 'msv',
  'GET /api/printful/catalog/:id/variants': 'msv',
  'GET /printful': 'msv',

  'GET /api/orders': 'mv',
  'GET /api/orders/:id': 'mv',
  'POST /api/orders/:id/received': 'mv',
  'POST /api/orders/:id/pay': 'mv',
  'POST /api/orders/:id/cancel': 'mv',
  'POST /api/orders/:id/address': 'mv',
  'GET /api/artists/:id/orders': 'mv',
  'GET /artists/:id/orders.csv': 'mv',

  'GET /api/artists/:id/payout-account': 'mv',
  'POST /api/artists/:id/payout-account': '',
  'POST /api/artists/:id/payout-account/manage': '',
  'GET /api/artists/:id/payouts': 'mv',
  'GET /api/artists/:id/payouts/:payoutId': 'mv',
  'GET /api/artists/:id/statements': 'mv',
  'GET /api/artists/:id/statements/:month': 'mv',
  'GET /artists/:id/statements/:month.csv': 'mv',
  'GET /artists/:id/statements/:month.pdf': 'mv',

  'GET /api/artists/:id/gigs': 'msv',
  'POST /api/gigs': 'ms',
  'PATCH /api/gigs/:id': 'ms',
  'DELETE /api/gigs/:id': 'ms',
  'POST /api/gigs/codes': 'ms',
  'GET /api/gigs/:id/live': 'msv',
  'GET /api/gigs/:id/shares': 'msv',
  'PUT /api/gigs/:id/shares': '',
  'PUT /api/gigs/:id/attendance': 'ms',
  'GET /api/gigs/:id/settlement': 'msv',
  'POST /api/gigs/:id/settlement/close': 'ms',
  'GET /gigs/:id/settlement.pdf': 'msv',
  'GET /gigs/:id/settlement.csv': 'msv',
  'GET /api/artists/:id/tours': 'msv',
  'GET /api/tours/:id': 'msv',
  'POST /api/tours': 'ms',
  'PATCH /api/tours/:id': 'ms',
  'DELETE /api/tours/:id': 'ms',
  'PATCH /api/tours/:id/gigs': 'ms',
  'PUT /api/tours/:id/defaults': '',
  'GET /tours/:id/figures.csv': 'msv',
  'POST /api/gig-imports/preview': 'ms',
  'POST /api/gig-imports/read': 'ms',
  'POST /api/gig-imports': 'ms',
  'DELETE /api/gig-imports/:id': 'ms',
  'GET /api/artists/:id/qr-codes': 'msv',
  'POST /api/qr-codes': 'ms',
  'PATCH /api/qr-codes/:code': 'ms',
  'GET /artists/:id/gigs.ics': 'msv',
  'GET /artists/:id/posters.pdf': 'msv',
  'GET /qr-codes/:code/image.svg': 'msv',
  'GET /qr-codes/:code/image.png': 'msv',
  'GET /qr-codes/:code/poster.pdf': 'msv',

  'GET /api/artists/:id/announcements': 'mv',
  'POST /api/artists/:id/announcements': 'm',
  'GET /artists/:id/followers.csv': 'm',
}

const LETTERS: Record<MemberCaller, string> = { manager: 'm', merch: 's', viewer: 'v' }

/**
 * What a member is answered: as the owner is where their role allows it, as another artist where the route is no band's or
 * open to visitors, else 403.
 */
export function statusOfMember(name: string, use: Use, member: MemberCaller): number {
  const own = use[member]
  if (own !== undefined) return own
  const allowed = BAND_ROUTES[name]
  if (allowed === undefined) return use.other
  if (allowed.includes(LETTERS[member])) return use.owner
  return use.visitor < 300 ? use.other : 403
}
