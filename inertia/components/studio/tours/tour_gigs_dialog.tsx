import { router } from '@inertiajs/react'
import { type ReactNode, useId, useState } from 'react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import type { ComingGig, TourDetails, TourGig } from '~/components/studio/shapes'
import { useOwner } from '~/components/studio/use_owner'
import { UserText } from '~/components/text/user_text'
import { CheckBox } from '~/components/ui/check_box'
import { FormError } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'

type Choice = Pick<ComingGig, 'id' | 'name' | 'place' | 'date'>

type LineProps = { gig: Choice; isChosen: boolean; onTick: (isChosen: boolean) => void }

function GigLine({ gig, isChosen, onTick }: LineProps) {
  const box = useId()
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line py-1">
      <span className="grid min-h-11 min-w-8 place-items-center">
        <CheckBox id={box} checked={isChosen} onChange={({ target }) => onTick(target.checked)} />
      </span>
      <label htmlFor={box} className="grid content-center">
        <span className="leading-snug font-semibold wrap-anywhere">
          {gig.date} · <UserText>{gig.name}</UserText>
        </span>
        {gig.place && (
          <span className="text-sm text-ink-soft wrap-anywhere">
            <UserText>{gig.place}</UserText>
          </span>
        )}
      </label>
    </li>
  )
}

type TourGigsDialogProps = {
  tour: TourDetails
  gigs: TourGig[]
  /** Gigs without a tour. */
  others: ComingGig[]
  trigger: ReactNode
}

/** Ticks the gigs that belong to a tour. */
export function TourGigsDialog({ tour, gigs, others, trigger }: TourGigsDialogProps) {
  const toast = useToast()
  const { role } = useOwner()
  const takenOver =
    role === 'owner'
      ? 'the tour’s shares and texts'
      : 'the tour’s texts, and its shares if they never had any'
  const own = new Set(tour.gigIds)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(own)
  const tick = (id: number, isChosen: boolean) =>
    setChosen(
      isChosen ? new Set([...chosen, id]) : new Set([...chosen].filter((one) => one !== id))
    )
  return (
    <CallDialog
      trigger={trigger}
      title="Gigs of this tour"
      description={`Gigs that join and have not sold yet take over ${takenOver}. Gigs you untick keep their shares.`}
      path={`/api/tours/${tour.id}/gigs`}
      method="PATCH"
      submitLabel="Save gigs"
      onCancel={() => setChosen(own)}
      toBody={() => ({
        add: [...chosen].filter((id) => !own.has(id)),
        remove: tour.gigIds.filter((id) => !chosen.has(id)),
        updatedAt: tour.updatedAt,
      })}
      onDone={() => {
        toast({ title: 'Gigs saved' })
        router.reload()
      }}
    >
      {(errors) => (
        <>
          <FormError message={errors.add ?? errors.gigId} />
          {gigs.length + others.length === 0 && (
            <p className="text-ink-soft">Add a gig or import your dates first.</p>
          )}
          <ul>
            {[...gigs, ...others].map((gig) => (
              <GigLine
                key={gig.id}
                gig={gig}
                isChosen={chosen.has(gig.id)}
                onTick={(isChosen) => tick(gig.id, isChosen)}
              />
            ))}
          </ul>
        </>
      )}
    </CallDialog>
  )
}
