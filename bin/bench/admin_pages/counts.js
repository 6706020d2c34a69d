/** How much the shop holds whose admin pages are measured. `BENCH_ADMIN_SHARE=0.01` tries it with less. */
const share = Number(process.env.BENCH_ADMIN_SHARE ?? 1)
const part = (whole) => Math.round(whole * share)

const ORDERS = part(1_000_000)

export const counts = {
  orders: ORDERS,
  /** Of every five order rows two were bought together. */
  checkouts: ORDERS * 0.8,
  buyers: part(1_000_000),
  artists: part(100_000),
  products: part(300_000),
  /** Artists who are paid every quarter; the best-selling ones. */
  paidArtists: part(5_000),
  receipts: part(50_000),
  auditEntries: part(300_000),
  mails: part(200_000),
  reports: part(20_000),
  productChecks: part(20_000),
  fraudChecks: part(20_000),
  notes: part(50_000),
  signoffs: part(10_000),
  days: 730,
}

/** The id before the first of these rows; the demo shop that they are added to has lower ones. */
export const before = {
  admins: 9_000,
  owners: 10_000,
  fans: 200_000,
  artists: 10_000,
  products: 10_000,
  variants: 100_000,
  orders: 100_000,
  checkouts: 100_000,
}
