import { Link } from '@adonisjs/inertia/react'
import { NextPage } from '~/components/browse/next_page'
import { saleChangeWords } from '~/components/studio/products/sale_change_words'
import type { SaleChangeEntry } from '~/components/studio/products/shapes'
import type { StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { UserText } from '~/components/text/user_text'
import { EmptyState } from '~/components/ui/empty_state'
import { formatDateTime } from '~/lib/dates'
import type { InertiaProps } from '~/types'

type SaleHistoryProps = InertiaProps<
  Frame & {
    product: { id: number; name: string }
    changes: SaleChangeEntry[]
    nextUrl: string | null
  }
>

function Change({ change }: { change: SaleChangeEntry }) {
  const { actor, createdAt } = change
  return (
    <li className="grid gap-0.5 border-b border-line py-3">
      <p className="font-semibold">{saleChangeWords(change)}</p>
      <p className="text-sm text-ink-soft wrap-anywhere">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>, by{' '}
        {actor === null ? 'a deleted account' : <UserText>{actor}</UserText>}
      </p>
    </li>
  )
}

/** Lists the changes of a product's sale settings and who made them, the latest first. */
export default function SaleHistoryPage({ product, changes, nextUrl }: SaleHistoryProps) {
  const products = useDashboardAddress()('product-management')
  return (
    <StudioFrame>
      <div className="grid max-w-2xl gap-5">
        <div className="grid gap-1.5">
          <Link href={products} className="link justify-self-start">
            Products
          </Link>
          <h2 className="display-card wrap-anywhere">
            <UserText>{product.name}</UserText>: sale settings
          </h2>
        </div>
        {changes.length === 0 ? (
          <EmptyState
            level="h3"
            title="Nothing set yet"
            text="It’s always on sale, without a limit. Changes to that appear here."
          />
        ) : (
          <ol className="border-t-[1.5px] border-line-strong">
            {changes.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </ol>
        )}
        <NextPage url={nextUrl} label="Earlier changes" />
      </div>
    </StudioFrame>
  )
}
