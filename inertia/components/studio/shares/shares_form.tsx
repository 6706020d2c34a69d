import { Plus } from 'lucide-react'
import { ShareFields } from '~/components/studio/shares/share_fields'
import { MOST_SHARES, newShare, type ShareWords } from '~/components/studio/shares/share_form'
import { Button } from '~/components/ui/button'
import { FormError, SelectField } from '~/components/ui/field'

const WHICH = [
  { value: 'from_now', label: 'Orders placed from now on' },
  { value: 'whole_gig', label: 'The whole gig, also what has sold' },
]

type SharesFormProps = {
  rows: ShareWords[]
  onChange: (rows: ShareWords[]) => void
  venue: string | null
  errors: Record<string, string>
  hasSales: boolean
}

/** The shares of a gig, or the default shares of a tour. */
export function SharesForm({ rows, onChange, venue, errors, hasSales }: SharesFormProps) {
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
