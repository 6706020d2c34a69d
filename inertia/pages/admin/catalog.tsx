import { Link } from '@adonisjs/inertia/react'
import { ArrowRight } from 'lucide-react'
import { AdminFrame } from '~/components/admin/admin_frame'
import type { WaitingCounts } from '~/components/admin/making/shapes'
import { StatTiles } from '~/components/ui/stat_tiles'
import { formatCount } from '~/lib/counts'
import type { InertiaProps } from '~/types'

const ways = [
  {
    href: '/admin/products',
    label: 'Create a product',
    text: 'Of a product of the store, at your own price, and everything that is not decided yet.',
  },
  {
    href: '/admin/catalog',
    label: 'Admin Product Manager',
    text: 'Of a product of the store, at the recommended price, with every cost laid open.',
  },
  {
    href: '/admin/catalog-old',
    label: 'Product Catalog Manager',
    text: 'Of a blank of the Printful catalog that nothing is printed on yet.',
  },
]

/** The catalog tab: what waits for whom, and the ways to make a product for an artist. */
export default function CatalogPage({ waiting }: InertiaProps<{ waiting: WaitingCounts }>) {
  const tiles = [
    { label: 'Wait for their artists’ word', value: formatCount(waiting.pending) },
    { label: 'Artists’ drafts, for you to make', value: formatCount(waiting.drafts) },
    { label: 'Rejected, for you to change', value: formatCount(waiting.rejected) },
    { label: 'Approved, for artists to activate', value: formatCount(waiting.approved) },
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
