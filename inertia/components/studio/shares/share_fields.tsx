import { Trash2 } from 'lucide-react'
import { BASES, changeShare, KINDS, type ShareWords } from '~/components/studio/shares/share_form'
import { Button } from '~/components/ui/button'
import { SelectField, TextField } from '~/components/ui/field'

type ShareFieldsProps = {
  share: ShareWords
  index: number
  errors: Record<string, string>
  onChange: (share: ShareWords) => void
  onRemove: () => void
}

const PERCENTS = [
  ['apparel', 'Apparel, %'],
  ['otherGoods', 'Other goods, %'],
  ['music', 'Music, %'],
] as const

/** One party: who it is, and what it gets of what. */
export function ShareFields({ share, index, errors, onChange, onRemove }: ShareFieldsProps) {
  const bind = (field: Exclude<keyof ShareWords, 'key' | 'id'>) => ({
    name: `shares.${index}.${field}`,
    value: share[field],
    error: errors[`shares.${index}.${field}`],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(changeShare(share, field, target.value)),
  })
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-line pt-4">
      <legend className="sr-only">Share {index + 1}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Who" options={KINDS} {...bind('kind')} />
        <TextField label="Name" maxLength={200} autoComplete="off" {...bind('name')} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Percentage of" options={BASES} {...bind('base')} />
        <TextField
          label="VAT number (if any)"
          maxLength={20}
          autoComplete="off"
          {...bind('vatNumber')}
        />
      </div>
      <div className="grid grid-cols-3 gap-3">
        {PERCENTS.map(([field, label]) => (
          <TextField
            key={field}
            label={label}
            inputMode="decimal"
            autoComplete="off"
            className="content-end"
            {...bind(field)}
          />
        ))}
      </div>
      <Button size="slim" className="justify-self-start" onClick={onRemove}>
        <Trash2 aria-hidden className="size-4" />
        Remove
        <span className="sr-only"> {share.name || `share ${index + 1}`}</span>
      </Button>
    </fieldset>
  )
}
