import { Check } from 'lucide-react'
import { isSameCategory } from '~/components/browse/categories'
import { ChipLink, ChipRow } from '~/components/ui/chip'
import { addressOf } from '~/lib/addresses'
import { browseCategories } from '~/lib/product_types'

/** An open box says that more than one may be chosen. */
function Box({ ticked }: { ticked: boolean }) {
  return (
    <span
      aria-hidden
      className="-ml-1 grid size-4.5 shrink-0 place-items-center rounded-[3px] border-[1.5px] border-current"
    >
      {ticked && <Check strokeWidth={3.5} className="size-3.5" />}
    </span>
  )
}

type CategoryChipsProps = { types: string[]; search: string; sort: string; exact: string }

export function CategoryChips({ types, search, sort, exact }: CategoryChipsProps) {
  const isOn = (value: string) => types.some((type) => isSameCategory(type, value))
  const toggled = (value: string) =>
    isOn(value) ? types.filter((type) => !isSameCategory(type, value)) : [...types, value]
  const href = (type: string[]) => addressOf('/browse', { search, exact, sort, type })

  return (
    <ChipRow label="Categories">
      <ChipLink href={href([])} on={types.length === 0}>
        All
      </ChipLink>
      {browseCategories.map(({ value, label }) => (
        <ChipLink key={value} href={href(toggled(value))} on={isOn(value)}>
          <Box ticked={isOn(value)} />
          {label}
        </ChipLink>
      ))}
    </ChipRow>
  )
}
