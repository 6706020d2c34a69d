import { fromDecimal, toDecimal, toNumber } from '#shared/money'

export type AdminArtistRow = {
  id: number
  band_name: string
  genre: string | null
  is_verified: boolean
  is_hidden: boolean
  total_sales: string
  profit_share_percentage: string
  created_at: Date
  updated_at: Date
  /** Of the account. */
  email: string
  /** Why nothing is paid out; null where payouts go on. */
  payout_hold_reason: string | null
  /** Whether payouts wait because the owner has lost the device for two-step login. */
  lost_device: boolean
  /** On sale. */
  products: number
  /** Reports about the artist that admins upheld. */
  upheld_reports: number
}

/** An artist for admins: sales in pounds without shipping, the share in percent; `updatedAt` is what a change is based on. */
export function toAdminArtist(row: AdminArtistRow) {
  return {
    id: row.id,
    bandName: row.band_name,
    genre: row.genre,
    email: row.email,
    isVerified: row.is_verified,
    isHidden: row.is_hidden,
    holdReason: row.payout_hold_reason,
    hasLostDevice: row.lost_device,
    upheldReports: row.upheld_reports,
    products: row.products,
    totalSales: toNumber(fromDecimal(row.total_sales)),
    profitSharePercentage: Number(row.profit_share_percentage),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export type AdminArtist = ReturnType<typeof toAdminArtist>

export const ARTIST_CSV_HEAD = [
  'Id',
  'Name',
  'Email',
  'Genre',
  'Verified',
  'Store',
  'Products on sale',
  'Sales',
  'Share %',
  'Joined',
]

/** Sales in pounds, times in UTC. */
export function toArtistCells(row: AdminArtistRow): (string | number)[] {
  return [
    row.id,
    row.band_name,
    row.email,
    row.genre ?? '',
    row.is_verified ? 'yes' : 'no',
    row.is_hidden ? 'hidden' : 'shown',
    row.products,
    toDecimal(fromDecimal(row.total_sales)),
    row.profit_share_percentage,
    row.created_at.toISOString(),
  ]
}
