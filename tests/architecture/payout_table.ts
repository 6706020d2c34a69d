import { MAX_ID } from '#shared/ids'
import { everyone, ownersAlone, ownersAndAdmins, type Use } from '#tests/architecture/role_use'

const ofNobodyElse = { visitor: 401, fan: 403, owner: 404, other: 403, admin: 404 }

/** What artists are owed and paid: for that artist and admins only. */
export const PAYOUT_CALLS: Record<string, Use | Use[]> = {
  'GET /api/artists/:id/payout-account': {
    path: ({ artist }) => `/api/artists/${artist.id}/payout-account`,
    ...ownersAndAdmins,
  },
  'POST /api/artists/:id/payout-account': {
    path: ({ artist }) => `/api/artists/${artist.id}/payout-account`,
    ...ownersAlone,
  },
  'POST /api/artists/:id/payout-account/manage': {
    of: 'where nothing was set up',
    path: ({ artist }) => `/api/artists/${artist.id}/payout-account/manage`,
    ...ownersAlone,
    owner: 409,
  },
  'GET /api/artists/:id/payouts': {
    path: ({ artist }) => `/api/artists/${artist.id}/payouts`,
    ...ownersAndAdmins,
  },
  'GET /api/artists/:id/payouts/:payoutId': {
    of: 'one that there is not',
    path: ({ artist }) => `/api/artists/${artist.id}/payouts/${MAX_ID}`,
    ...ofNobodyElse,
  },
  'GET /api/artists/:id/statements': {
    path: ({ artist }) => `/api/artists/${artist.id}/statements`,
    ...ownersAndAdmins,
  },
  'GET /api/artists/:id/statements/:month': {
    of: 'one before anything happened',
    path: ({ artist }) => `/api/artists/${artist.id}/statements/2020-01`,
    ...ofNobodyElse,
  },
}

const adminsAlone = { ...everyone(403), visitor: 401, admin: 200 }

/** The calls of admins about payouts. */
export const PAYOUT_ACTS: Record<string, Use | Use[]> = {
  'POST /api/admin/payouts/:id/retry': {
    of: 'one that there is not',
    path: () => `/api/admin/payouts/${MAX_ID}/retry`,
    ...adminsAlone,
    admin: 404,
  },
  'PATCH /api/admin/disputes/:id/evidence': {
    of: 'one that there is not',
    path: () => `/api/admin/disputes/${MAX_ID}/evidence`,
    body: () => ({ note: 'The buyer wrote that it fits' }),
    ...adminsAlone,
    admin: 404,
  },
  'POST /api/admin/disputes/:id/evidence/send': {
    of: 'one that there is not',
    path: () => `/api/admin/disputes/${MAX_ID}/evidence/send`,
    body: () => ({ note: null }),
    ...adminsAlone,
    admin: 404,
  },
  'POST /api/admin/accounting/months/:month/close': {
    of: 'one that the books do not have',
    path: () => '/api/admin/accounting/months/2019-01/close',
    ...adminsAlone,
    admin: 404,
  },
  'POST /api/admin/fraud-checks/:id/release': {
    of: 'one that there is not',
    path: () => `/api/admin/fraud-checks/${MAX_ID}/release`,
    body: () => ({ reason: 'A family with two cards', latestOrderId: MAX_ID, orders: 3 }),
    ...adminsAlone,
    admin: 404,
  },
  'POST /api/admin/fraud-checks/:id/keep': {
    of: 'one that there is not',
    path: () => `/api/admin/fraud-checks/${MAX_ID}/keep`,
    body: () => ({ reason: 'The cards were stolen' }),
    ...adminsAlone,
    admin: 404,
  },
  'PUT /api/admin/fraud-rules/:name': {
    path: () => '/api/admin/fraud-rules/many_cards',
    body: () => ({ isOn: true, days: 14, threshold: 4 }),
    ...adminsAlone,
  },
  'POST /api/admin/signoffs/:id/approve': {
    of: 'one that there is not',
    path: () => `/api/admin/signoffs/${MAX_ID}/approve`,
    ...adminsAlone,
    admin: 404,
  },
  'POST /api/admin/signoffs/:id/reject': {
    of: 'one that there is not',
    path: () => `/api/admin/signoffs/${MAX_ID}/reject`,
    body: () => ({ reason: 'The buyer has kept them' }),
    ...adminsAlone,
    admin: 404,
  },
  'POST /api/admin/artists/:id/payouts': {
    of: 'one whose payouts are not set up',
    path: ({ artist }) => `/api/admin/artists/${artist.id}/payouts`,
    ...adminsAlone,
    admin: 409,
  },
  'PATCH /api/admin/artists/:id/payouts': {
    path: ({ artist }) => `/api/admin/artists/${artist.id}/payouts`,
    body: () => ({ isHeld: true, reason: 'Many returns at once' }),
    ...adminsAlone,
  },
}

const toLogin = { visitor: 302 }

export const PAYOUT_PAGES: Record<string, Use | Use[]> = {
  'GET /admin/disputes': { ...everyone(403), ...toLogin, admin: 200 },
  'GET /admin/disputes/:id': {
    of: 'one that there is not',
    path: () => `/admin/disputes/${MAX_ID}`,
    ...everyone(403),
    ...toLogin,
    admin: 404,
  },
  'GET /admin/disputes/:id/evidence/:field.pdf': {
    of: 'one that there is not',
    path: () => `/admin/disputes/${MAX_ID}/evidence/receipt.pdf`,
    ...everyone(403),
    ...toLogin,
    admin: 404,
  },
  'GET /admin/payouts': { ...everyone(403), ...toLogin, admin: 200 },
  'GET /admin/accounting': { ...everyone(403), ...toLogin, admin: 200 },
  'GET /admin/accounting/:month/:file.csv': {
    of: 'one that the books do not have',
    path: () => '/admin/accounting/2019-01/journal.csv',
    ...everyone(403),
    ...toLogin,
    admin: 404,
  },
  'GET /admin/accounting/tax': { ...everyone(403), ...toLogin, admin: 200 },
  'GET /admin/accounting/tax/:until.csv': {
    of: 'a month that the books do not have',
    path: () => '/admin/accounting/tax/2019-01.csv',
    ...everyone(403),
    ...toLogin,
    admin: 404,
  },
  'GET /admin/fraud-checks': { ...everyone(403), ...toLogin, admin: 200 },
  'GET /admin/fraud-rules': { ...everyone(403), ...toLogin, admin: 200 },
  'GET /admin/signoffs': { ...everyone(403), ...toLogin, admin: 200 },
  'GET /artists/:id/statements/:month.csv': {
    of: 'one before anything happened',
    path: ({ artist }) => `/artists/${artist.id}/statements/2020-01.csv`,
    ...everyone(403),
    ...toLogin,
    owner: 404,
    admin: 404,
  },
  'GET /artists/:id/statements/:month.pdf': {
    of: 'one before anything happened',
    path: ({ artist }) => `/artists/${artist.id}/statements/2020-01.pdf`,
    ...everyone(403),
    ...toLogin,
    owner: 404,
    admin: 404,
  },
}
