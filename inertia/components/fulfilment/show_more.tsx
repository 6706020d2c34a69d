import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { withQuery } from '~/components/catalog/address'
import { Button } from '~/components/ui/button'
import { formatCount } from '~/lib/counts'

const STEP = 24

type ShowMoreProps = {
  shown: number
  total: number
  /** Of a list of links, the first new one of which has the focus afterwards. */
  listId?: string
}

/** How much of a list is seen, which the address holds, and the way on through it. */
export function ShowMore({ shown, total, listId }: ShowMoreProps) {
  const { url } = usePage()
  const seen = Math.min(shown, total)
  if (total === 1) return null
  const goOn = () => {
    const first = listId && document.getElementById(listId)?.children[shown]?.querySelector('a')
    if (first) first.focus({ preventScroll: true })
  }
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
      <p className="text-ink-soft tabular-nums" aria-live="polite">
        {formatCount(seen)} of {formatCount(total)}
      </p>
      {seen < total && (
        <Button asChild>
          <Link
            href={withQuery(url, { shown: String(shown + STEP) })}
            preserveScroll
            preserveState
            replace
            onSuccess={goOn}
          >
            Show more
          </Link>
        </Button>
      )}
    </div>
  )
}
