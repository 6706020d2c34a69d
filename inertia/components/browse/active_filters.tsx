import { Link } from '@adonisjs/inertia/react'
import { categoryLabel } from '~/components/browse/categories'
import { addressOf } from '~/lib/addresses'
import { focusContent } from '~/lib/focus'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

type ActiveFiltersProps = { types: string[]; search: string; sort: string }

/** What the list is narrowed to, in words, and the way back to all of it; the order stays. */
export function ActiveFilters({ types, search, sort }: ActiveFiltersProps) {
  if (types.length === 0 && !search) return null
  const kinds = [...new Set(types.map(categoryLabel))]
  return (
    <p className="-my-1.5 flex flex-wrap items-center gap-x-4">
      <span className="min-w-0 wrap-anywhere">
        <span className="text-ink-soft">Showing </span>
        {kinds.length > 0 ? list.format(kinds) : 'all merch'}
        {search && (
          <>
            <span className="text-ink-soft"> for </span>“{search}”
          </>
        )}
      </span>
      <Link
        href={addressOf('/browse', { sort })}
        preserveScroll
        preserveState
        onSuccess={focusContent}
        className="link shrink-0"
      >
        Clear
        <span className="sr-only"> search and categories</span>
      </Link>
    </p>
  )
}
