/** The parts of the dashboard as they stand in its address, `/dashboard?tab=…`. */
export const TABS = [
  'overview',
  'product-management',
  'product-approvals',
  'orders',
  'payouts',
  'gigs',
  'qr-codes',
  'followers',
  'profile',
  'old-products',
  'add-product',
  'team',
] as const

export type Tab = (typeof TABS)[number]
