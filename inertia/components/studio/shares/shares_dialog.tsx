import { router } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import type { Gig, GigShares } from '~/components/studio/shapes'
import { ShareFields } from '~/components/studio/shares/share_fields'
import {
  MOST_SHARES,
  newShare,
  type ShareWords,
  shareWords,
  toShares,
} from '~/components/studio/shares/share_form'
import { Button } from '~/components/ui/button'
import { FormError, SelectField } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'

const WHICH = [
  { value: 'from_now', label: 'Orders placed from now on' },
  { value: 'whole_gig', label: 'The whole gig, also what has sold' },
]

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

type SharesFormProps = {
  rows: ShareWords[]
  onChange: (rows: ShareWords[]) => void
  venue: string | null
  errors: Record<string, string>
  hasSales: boolean
}

function SharesForm({ rows, onChange, venue, errors, hasSales }: SharesFormProps) {
  return (
    <>
      <FormError message={errors.shares} />
      {rows.map((share, index) => (
        <ShareFields
          key={share.key}
          share={share}
          index={index}
          errors={errors}
          onChange={(changed) =>
            onChange(rows.map((row) => (row.key === share.key ? changed : row)))
          }
          onRemove={() => onChange(rows.filter((row) => row.key !== share.key))}
        />
      ))}
      {rows.length < MOST_SHARES && (
        <Button
          size="slim"
          className="justify-self-start"
          onClick={() => onChange([...rows, newShare(rows, venue)])}
        >
          <Plus aria-hidden className="size-5" />
          Add a share
        </Button>
      )}
      {hasSales && <SelectField label="Counts for" name="appliesTo" options={WHICH} />}
    </>
  )
}
