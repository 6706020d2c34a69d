import { router } from '@inertiajs/react'
import { type ReactNode, useState } from 'react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import type { Gig, GigShares } from '~/components/studio/shapes'
import { shareWords, toShares } from '~/components/studio/shares/share_form'
import { SharesForm } from '~/components/studio/shares/shares_form'
import { useToast } from '~/components/ui/toast'

type SharesDialogProps = {
  gig: Gig
  shares: GigShares
  hasSales: boolean
  trigger: ReactNode
}

/** Changes what the parties of a gig get, from now on or, asked once more, for the whole gig. */
export function SharesDialog({ gig, shares, hasSales, trigger }: SharesDialogProps) {
  const toast = useToast()
  const [rows, setRows] = useState(() => shareWords(shares.shares))
  const start = shareWords(shares.shares)
  return (
    <CallDialog
      trigger={trigger}
      title="Shares of this gig"
      description="You pay the parties yourself: Gigstall works out what each one gets."
      path={`/api/gigs/${gig.id}/shares`}
      method="PUT"
      submitLabel="Save shares"
      toBody={({ appliesTo }) => ({
        shares: toShares(rows),
        updatedAt: shares.updatedAt,
        ...(appliesTo === 'whole_gig' && { appliesTo, confirm: true }),
      })}
      ask={({ appliesTo }) =>
        appliesTo === 'whole_gig'
          ? 'This changes the shares of everything sold at this gig so far. Go ahead?'
          : undefined
      }
      askedLabel="Yes, change the whole gig"
      onCancel={() => setRows(start)}
      onDone={({ shares: saved }: GigShares) => {
        setRows(shareWords(saved))
        toast({ title: 'Shares saved' })
        router.reload()
      }}
    >
      {(errors) => (
        <SharesForm
          rows={rows}
          onChange={setRows}
          venue={gig.venue}
          errors={errors}
          hasSales={hasSales}
        />
      )}
    </CallDialog>
  )
}
