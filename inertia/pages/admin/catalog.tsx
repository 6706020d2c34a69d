import { Link } from '@adonisjs/inertia/react'
import { ArrowRight } from 'lucide-react'
import { AdminFrame } from '~/components/admin/admin_frame'
import type { WaitingCounts } from '~/components/admin/product_builder/shapes'
import { StatTiles } from '~/components/ui/stat_tiles'
import { formatCount } from '~/lib/counts'
import type { InertiaProps } from '~/types'

const ways = [
  {
    href: '/admin/products',
    label: 'Create a product',
    text: 'From a product of our Printful store, at a price you set, with one variant as its picture. Also lists products not yet approved.',
  },
  {
    href: '/admin/catalog',
    label: 'Admin Product Manager',
    text: 'From a product of our Printful store, at the price your markup gives. Shows cost and profit of every variant first.',
  },
  {
    href: '/admin/catalog-old',
    label: 'Product Catalogue Manager',
    text: 'From a blank of the Printful catalogue: one size and colour, with nothing printed on it yet.',
  },
]

const tileOf = (label: string, count: number, status: string) => ({
  label,
  value: formatCount(count),
  note: (
    <Link href={`/admin?tab=products&status=${status}`} className="link">
      Show them<span className="sr-only">: {label}</span>
    </Link>
  ),
})

/** The catalog tab: what waits for whom, and the ways to make a product for an artist. */
export default function CatalogPage({ waiting }: InertiaProps<{ waiting: WaitingCounts }>) {
  const tiles = [
    tileOf('Awaiting artist approval', waiting.pending, 'pending_approval'),
    tileOf('Artist drafts to set up', waiting.drafts, 'draft'),
    tileOf('Rejected, to rework', waiting.rejected, 'rejected'),
    tileOf('Approved, not on sale yet', waiting.approved, 'approved'),
  ]
  return (
    <AdminFrame section="catalog">
      <StatTiles tiles={tiles} />
      <ul className="border-t-[1.5px] border-line-strong">
        {ways.map(({ href, label, text }) => (
          <li key={href} className="border-b border-line">
            <Link href={href} className="group flex items-center justify-between gap-4 py-4">
              <span className="grid gap-1">
                <span className="text-lg font-bold group-hover:underline">{label}</span>
                <span className="max-w-[60ch] text-ink-soft">{text}</span>
              </span>
              <ArrowRight aria-hidden className="size-5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </AdminFrame>
  )
}
