import { before } from './counts.js'

const words = (text) => text.split(/\s+/)

/**
 * Lists: the rows of each in SQL, what each sort order sorts by before the id, and the filters of its address. A list without
 * `sorts` has an order of its own by `sortedBy` and the id, of the rows at `deepQuery`.
 */
export const LISTS = [
  {
    name: 'Orders',
    path: '/admin/orders',
    from: 'orders',
    sorts: { placed: 'created_at', amount: 'total_amount' },
    filters: words(
      `status=processing status=cancelled status=delivered status=shipped&payment=refunded payment=disputed payment=unpaid payment=partially_refunded
       payment=elevated_risk payment=highest_risk payment=fraud_warning payment=payment_failed payment=refund_foreign held=yes production=stuck production=returned`
    ),
    isSearched: true,
  },
  {
    name: 'Users',
    path: '/admin/users',
    from: 'users WHERE deleted_at IS NULL',
    sorts: {
      joined: 'created_at',
      email: 'lower(email)',
      name: `lower(coalesce(first_name || ' ' || last_name, first_name, last_name, email))`,
    },
    filters: words(
      'role=fan role=artist role=admin state=suspended state=active role=artist&state=suspended'
    ),
    isSearched: true,
  },
  {
    name: 'Artists',
    path: '/admin/artists',
    from: `artists LEFT JOIN artist_catalog_stats AS stats ON stats.artist_id = artists.id AND stats.product_type = 'all'`,
    id: 'artists.id',
    sorts: {
      joined: 'artists.created_at',
      name: 'lower(band_name)',
      sales: 'total_sales',
      products: 'coalesce(stats.products, 0)',
    },
    filters: words('mark=verified mark=unverified mark=hidden'),
    isSearched: true,
  },
  {
    name: 'Products',
    path: '/admin?tab=products',
    from: 'products',
    sorts: { made: 'created_at', price: 'selling_price', sold: 'units_sold_30_days' },
    filters: words(
      `status=draft status=active status=retired type=vinyl type=other price=below takedown=down status=draft&type=mug status=rejected&price=below`
    ),
    isSearched: true,
  },
  {
    name: 'Payouts',
    path: '/admin/payouts',
    from: 'payouts',
    sorts: { made: null, amount: 'amount' },
    filters: words('status=paid status=failed status=unresolved status=sending status=reserved'),
    isSearched: true,
  },
  {
    name: 'Audit log',
    path: '/admin/audit',
    from: 'audit_entries',
    sortedBy: 'created_at',
    filters: words(
      `actor=${before.admins + 3} action=order.release action=user.suspend action=order.refund subject=artist subject=order:${before.orders + 17}
       from=2026-01-01&to=2026-02-01 to=2025-12-31 actor=${before.admins + 5}&action=note.add&subject=artist`
    ),
  },
  {
    name: 'Approvals',
    path: '/admin/products',
    from: `products WHERE status IN ('draft', 'pending_approval', 'rejected')`,
    sortedBy: 'created_at',
  },
  {
    name: 'Disputes',
    path: '/admin/disputes',
    filters: words('view=undecided view=decided'),
    deepQuery: 'view=decided',
    from: `disputes WHERE status IN ('won', 'lost')`,
  },
  {
    name: 'Fraud warnings',
    path: '/admin/fraud-warnings',
    filters: words('view=open view=ended'),
    deepQuery: 'view=ended',
    from: 'early_fraud_warnings WHERE NOT is_actionable',
  },
  {
    name: 'Fraud checks',
    path: '/admin/fraud-checks',
    filters: words('view=waiting view=kept view=released'),
    deepQuery: 'view=released',
    from: `fraud_checks WHERE status = 'released'`,
  },
  {
    name: 'Reports',
    path: '/admin/reports',
    filters: words('view=undecided view=decided'),
    deepQuery: 'view=decided',
    from: `reports WHERE state IN ('upheld', 'dismissed')`,
    sortedBy: 'updated_at',
  },
  {
    name: 'Product checks',
    path: '/admin/product-checks',
    filters: words('view=waiting view=cleared'),
    deepQuery: 'view=cleared',
    from: 'product_checks WHERE cleared_at IS NOT NULL',
    sortedBy: 'cleared_at',
  },
  {
    name: 'Sign-offs',
    path: '/admin/signoffs',
    filters: words('view=waiting view=decided'),
    deepQuery: 'view=decided',
    from: `signoffs WHERE status IN ('approved', 'rejected')`,
  },
]
