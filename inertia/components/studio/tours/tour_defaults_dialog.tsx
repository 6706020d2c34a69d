import { router } from '@inertiajs/react'
import { type ReactNode, useState } from 'react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { shareWords, toShares } from '~/components/studio/shares/share_form'
import { SharesForm } from '~/components/studio/shares/shares_form'
import type { TourDetails } from '~/components/studio/shapes'
import { SelectField, TextField } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { counted } from '~/lib/counts'

type Answer = TourDetails & { changedGigs: number }

const forWhich = (gigs: number) => [
  { value: 'new_gigs', label: 'Gigs added from now on' },
  { value: 'gigs_to_come', label: `Also ${counted(gigs, 'upcoming gig')} with the old defaults` },
]

const PARTS = 'Use {tour}, {gig}, {venue}, {city} and {date}.'

/** Changes the defaults that gigs take over from their tour: shares, and the texts of codes and posters. */
export function TourDefaultsDialog({ tour, trigger }: { tour: TourDetails; trigger: ReactNode }) {
  const toast = useToast()
  const start = shareWords(tour.shares)
  const [rows, setRows] = useState(start)
  return (
    <CallDialog
      trigger={trigger}
      title="Defaults of this tour"
      description="Gigs take them over when they join. Past gigs, and those whose shares you set yourself, keep theirs."
      path={`/api/tours/${tour.id}/defaults`}
      method="PUT"
      submitLabel="Save defaults"
      onCancel={() => setRows(start)}
      toBody={({ codeLabel, posterLine, appliesTo }) => ({
        shares: toShares(rows).map(({ id: _, ...share }) => share),
        codeLabel: codeLabel || null,
        posterLine: posterLine || null,
        appliesTo: appliesTo ?? 'new_gigs',
        updatedAt: tour.updatedAt,
      })}
      onDone={({ changedGigs }: Answer) => {
        toast({
          title: 'Defaults saved',
          description: changedGigs > 0 ? `${counted(changedGigs, 'gig')} changed.` : undefined,
        })
        router.reload()
      }}
    >
      {(errors) => (
        <>
          <SharesForm
            rows={rows}
            onChange={setRows}
            venue={null}
            errors={errors}
            hasSales={false}
          />
          <TextField
            label="Name of codes"
            name="codeLabel"
            maxLength={200}
            autoComplete="off"
            defaultValue={tour.codeLabel ?? ''}
            error={errors.codeLabel}
            hint={`Such as {tour}: {city}. ${PARTS} Leave blank for the name of the gig.`}
          />
          <TextField
            label="Line on posters"
            name="posterLine"
            maxLength={200}
            autoComplete="off"
            defaultValue={tour.posterLine ?? ''}
            error={errors.posterLine}
            hint="Leave blank for venue and city."
          />
          {tour.gigsWithDefaults > 0 && (
            <SelectField
              label="For which gigs?"
              name="appliesTo"
              options={forWhich(tour.gigsWithDefaults)}
            />
          )}
        </>
      )}
    </CallDialog>
  )
}
