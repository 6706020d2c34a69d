import {
  artistOf,
  type AssignedArtist,
} from '~/components/admin/product_builder/product_builder_form'
import type { ProductBuilder } from '~/components/admin/product_builder/use_product_builder'
import { Combobox } from '~/components/ui/combobox'
import { addressOf } from '~/lib/addresses'

/** Whose product it is to be: found by name among thousands. */
export function ArtistPicker({ builder, label }: { builder: ProductBuilder; label: string }) {
  const { form, errors, chooseArtist } = builder
  const chosen = artistOf(form)
  return (
    <Combobox<AssignedArtist>
      label={label}
      name="artistId"
      placeholder="Type a band’s name"
      hint={chosen && `Gets ${chosen.profitSharePercentage}% of the profit`}
      error={errors.artistId}
      chosen={chosen}
      onChoose={chooseArtist}
      pathOf={(search) => addressOf('/api/artists', { search, limit: '20' })}
      keyOf={({ id }) => id}
      wordOf={({ bandName }) => bandName}
      detailOf={({ profitSharePercentage }) => `${profitSharePercentage}%`}
      empty="No matching artists."
    />
  )
}
