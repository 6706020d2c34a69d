import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { withQuery } from '~/components/catalog/address'
import { Th } from '~/components/ui/table'
import { cn } from '~/lib/classes'

type SortHeadingProps = {
  label: string
  /** The order of this column by its name in the address. */
  name: string
  /** The order that the list is in. */
  sort: string
  numeric?: boolean
}

const STATES = {
  ascending: { Icon: ArrowUp, look: '' },
  descending: { Icon: ArrowDown, look: '' },
  none: { Icon: ChevronsUpDown, look: 'opacity-50' },
} as const

function stateOf(name: string, sort: string): keyof typeof STATES {
  if (sort === name) return 'ascending'
  return sort === `-${name}` ? 'descending' : 'none'
}

/** A column's name as the way to have the list in its order; followed again, the other way around. */
export function SortHeading({ label, name, sort, numeric }: SortHeadingProps) {
  const { url } = usePage()
  const state = stateOf(name, sort)
  const { Icon, look } = STATES[state]
  const next = sort === name || (state === 'none' && numeric) ? `-${name}` : name
  return (
    <Th numeric={numeric} aria-sort={state === 'none' ? undefined : state}>
      <Link
        href={withQuery(url, { sort: next, cursor: null })}
        preserveScroll
        preserveState
        className={cn(
          '-my-2.5 inline-flex min-h-11 items-center gap-1 underline-offset-4 hover:text-ink hover:underline max-sm:hidden',
          numeric && 'flex-row-reverse',
          state !== 'none' && 'text-ink'
        )}
      >
        {label}
        <Icon aria-hidden className={cn('size-4 shrink-0', look)} />
      </Link>
      <span className="sm:hidden">{label}</span>
    </Th>
  )
}
