import { router } from '@inertiajs/react'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Found } from '#admin/queries/admin_search_query'
import { FoundList, optionId } from '~/components/admin/search/found_list'
import { useSearch } from '~/components/admin/search/use_search'
import { useSearchKeys } from '~/components/admin/search/use_search_keys'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent } from '~/components/ui/dialog'
import { FormError, TextField } from '~/components/ui/field'
import { counted } from '~/lib/counts'

/** Searches everything that admins look for: a button, `/` or Ctrl K opens it. */
export function AdminSearch() {
  const [isOpen, setOpen] = useState(false)
  useSearchKeys(() => setOpen(true))
  return (
    <>
      <Button size="slim" onClick={() => setOpen(true)} aria-keyshortcuts="/ Control+K">
        <Search aria-hidden className="size-4" />
        <span className="max-sm:sr-only">
          Search<span className="sr-only"> everything</span>
        </span>
        <kbd aria-hidden className="rounded-sm border border-current px-1.5 text-xs max-lg:hidden">
          Ctrl K
        </kbd>
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen}>
          <SearchSheet onLeave={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function SearchSheet({ onLeave }: { onLeave: () => void }) {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { found, error, isDone } = useSearch(typed)
  const current = Math.min(chosen, Math.max(found.length - 1, 0))

  const open = (one: Found) => {
    onLeave()
    router.visit(one.href)
  }

  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setChosen((current + step + found.length) % found.length)
    }
    const one = found[current]
    if (event.key === 'Enter' && isDone && one) {
      event.preventDefault()
      open(one)
    }
  }

  return (
    <DialogContent
      title="Search everything"
      focusFirst={field}
      className="max-sm:h-dvh sm:max-w-2xl sm:self-start"
    >
      <div className="grid gap-3 py-2">
        <TextField
          label="Order, email, name, band, product or id"
          name="search"
          type="search"
          ref={field}
          dir="auto"
          autoComplete="off"
          maxLength={200}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found.length > 0 ? optionId(current) : undefined}
          value={typed}
          onKeyDown={move}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(0)
          }}
        />
        <FormError message={error} />
        <p role="status" className="text-sm text-ink-soft">
          {isDone &&
            !error &&
            (found.length === 0 ? 'Nothing found' : counted(found.length, 'result'))}
        </p>
        {found.length > 0 && (
          <FoundList id={listId} found={found} chosen={current} onChoose={open} />
        )}
      </div>
    </DialogContent>
  )
}
