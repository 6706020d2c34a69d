import { useEffect } from 'react'
import type { Found } from '#admin/queries/admin_search_query'
import { UserText } from '~/components/text/user_text'
import { cn } from '~/lib/classes'

const KINDS: Record<Found['kind'], string> = {
  id: 'Id',
  order: 'Order',
  account: 'Account',
  artist: 'Artist',
  product: 'Product',
}

export const optionId = (index: number) => `found-${index}`

type FoundListProps = {
  id: string
  found: Found[]
  chosen: number
  onChoose: (one: Found) => void
}

/** What was found, as the options of the search field; the chosen one is scrolled into view. */
export function FoundList({ id, found, chosen, onChoose }: FoundListProps) {
  useEffect(() => {
    document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <div id={id} role="listbox" aria-label="Results" className="grid">
      {found.map((one, index) => (
        <button
          key={`${one.kind} ${one.href} ${one.label}`}
          id={optionId(index)}
          type="button"
          tabIndex={-1}
          role="option"
          aria-selected={index === chosen}
          onClick={() => onChoose(one)}
          className={cn(
            'flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 px-3 py-2.5 text-left',
            index === chosen ? 'bg-ink text-paper' : 'hover:bg-line'
          )}
        >
          <span className="w-16 shrink-0 text-sm">{KINDS[one.kind]}</span>
          <strong className="font-semibold wrap-anywhere">
            <UserText>{one.label}</UserText>
          </strong>
          <span className={cn('min-w-0 wrap-anywhere', index !== chosen && 'text-ink-soft')}>
            <UserText>{one.detail}</UserText>
          </span>
        </button>
      ))}
    </div>
  )
}
