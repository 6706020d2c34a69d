import { Link } from '@adonisjs/inertia/react'
import { ExportButton } from '~/components/browse/export_button'
import { InlineSelect } from '~/components/browse/inline_select'
import { SearchForm } from '~/components/browse/search_form'
import type { TableFilters } from '~/components/admin/table/shapes'
import { addressOf } from '~/lib/addresses'

type Choice = { value: string; label: string }

type Filter = { name: string; label: string; options: readonly Choice[] }

type TableBarProps = {
  path: string
  /** What the address holds besides. */
  kept?: Record<string, string>
  searchLabel: string
  filters: TableFilters & Record<string, string>
  /** The choices that narrow the list, by their name in the address. */
  choices?: Filter[]
  /** The orders of the list in words: on a phone, where no column heads are. */
  sorts: readonly Choice[]
  /** Where the same list is had as a file. */
  exportPath?: string
  /** A list that belongs to this one. */
  link?: { href: string; label: string }
}

/** Search, filters and order of a list, all in its address, and what they leave as a file. */
export function TableBar({
  path,
  kept,
  searchLabel,
  filters,
  choices = [],
  sorts,
  exportPath,
  link,
}: TableBarProps) {
  return (
    <SearchForm path={path} kept={kept} label={searchLabel} search={filters.search}>
      <div className="grid min-w-0 basis-full grid-cols-2 items-end gap-x-3 gap-y-2 sm:flex sm:flex-wrap sm:gap-x-4 sm:gap-y-3 lg:basis-auto">
        {choices.map(({ name, label, options }) => (
          <InlineSelect
            key={name}
            name={name}
            label={label}
            value={filters[name] ?? ''}
            options={options}
            className="min-w-0 max-sm:grid max-sm:gap-1 sm:[&>div]:w-40"
          />
        ))}
        <InlineSelect
          name="sort"
          label="Sort by"
          value={filters.sort}
          options={sorts}
          className="min-w-0 max-sm:grid max-sm:gap-1 sm:hidden"
        />
        {exportPath && <ExportButton href={addressOf(exportPath, filters)} mayAsk />}
        {link && (
          <Link href={link.href} className="link">
            {link.label}
          </Link>
        )}
      </div>
    </SearchForm>
  )
}
