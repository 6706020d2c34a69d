import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { FilterForm } from '~/components/browse/filter_form'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'

type SearchFormProps = {
  path: string
  label: string
  search: string
  /** Filters that are not in the form and stay as they are. */
  kept?: Record<string, string | readonly string[]>
  unchosen?: Record<string, string>
  /** Select fields beside the search box; a change of theirs shows at once, for what was last searched. */
  children?: ReactNode
}

/** A search that is an address: it works before the page's script does, and back undoes it. */
export function SearchForm({ path, label, search, kept, unchosen, children }: SearchFormProps) {
  return (
    <FilterForm path={path} kept={kept} unchosen={unchosen} asked={{ search }}>
      <div className="flex max-w-[34rem] min-w-0 flex-1 basis-48 items-end gap-2 sm:basis-72 sm:gap-3">
        {/* A new address brings a new box: what was typed and not searched for is gone with it. */}
        <TextField
          key={search}
          label={label}
          bare
          name="search"
          type="search"
          placeholder={label}
          defaultValue={search}
          enterKeyHint="search"
          className="flex-1 [&_input]:text-ellipsis max-sm:[&_input]:px-3 max-sm:[&_input]:placeholder:text-[0.9375rem]"
        />
        <Button type="submit" variant="ink" aria-label="Search" className="w-12 px-0">
          <Search aria-hidden className="size-5" />
        </Button>
      </div>
      {children}
    </FilterForm>
  )
}
