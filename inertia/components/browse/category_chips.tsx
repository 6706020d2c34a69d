import { ChipLink, ChipRow } from '~/components/ui/chip'
import { addressOf } from '~/lib/addresses'
import { browseCategories } from '~/lib/product_types'

/** Addresses may carry either spelling of a kind: `t-shirt` of the seeds, `tshirt` of the API. */
function plain(type: string): string {
  return type.toLowerCase().replace(/[^a-z]/g, '')
}

type CategoryChipsProps = { types: string[]; search: string; sort: string }

export function CategoryChips({ types, search, sort }: CategoryChipsProps) {
  const isOn = (value: string) => types.some((type) => plain(type) === plain(value))
  const toggled = (value: string) =>
    isOn(value) ? types.filter((type) => plain(type) !== plain(value)) : [...types, value]
  const href = (type: string[]) => addressOf('/browse', { search, sort, type })

  return (
    <ChipRow label="Categories">
      <ChipLink href={href([])} on={types.length === 0}>
        All
      </ChipLink>
      {browseCategories.map(({ value, label }) => (
        <ChipLink key={value} href={href(toggled(value))} on={isOn(value)}>
          {label}
        </ChipLink>
      ))}
    </ChipRow>
  )
}
