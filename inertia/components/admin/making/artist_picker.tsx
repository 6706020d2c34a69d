import { artistOf, type AssignedArtist } from '~/components/admin/making/making_form'
import type { Making } from '~/components/admin/making/use_making'
import { Combobox } from '~/components/ui/combobox'
import { addressOf } from '~/lib/addresses'

/** Whose product it is to be: found by name among thousands. */
export function ArtistPicker({ making, label }: { making: Making; label: string }) {
  const { form, errors, chooseArtist } = making
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
