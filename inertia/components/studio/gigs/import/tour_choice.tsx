import type { ImportTour } from '~/components/studio/gigs/import/use_gig_import'
import { SelectField, TextField } from '~/components/ui/field'

type TourChoiceProps = {
  tours: { id: number; name: string }[]
  tour: ImportTour
  error: string | undefined
  onChoose: (tour: ImportTour) => void
}

const valueOf = (tour: ImportTour) => (tour === null ? '' : 'id' in tour ? String(tour.id) : 'new')

function tourOf(value: string): ImportTour {
  if (value === '') return null
  return value === 'new' ? { name: '' } : { id: Number(value) }
}

/** The tour that the ticked dates join. */
export function TourChoice({ tours, tour, error, onChoose }: TourChoiceProps) {
  const isNew = tour !== null && 'name' in tour
  const options = [
    { value: '', label: 'No tour' },
    { value: 'new', label: 'A new tour' },
    ...tours.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <SelectField
        label="Add them to a tour?"
        name="tour"
        options={options}
        value={valueOf(tour)}
        error={isNew ? undefined : error}
        onChange={({ target }) => onChoose(tourOf(target.value))}
      />
      {isNew && (
        <TextField
          label="Name of the tour"
          name="tourName"
          maxLength={200}
          autoComplete="off"
          value={tour.name}
          error={error}
          onChange={({ target }) => onChoose({ name: target.value })}
        />
      )}
    </div>
  )
}
