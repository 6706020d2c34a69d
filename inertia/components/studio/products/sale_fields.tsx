import { Link } from '@adonisjs/inertia/react'
import { useId } from 'react'
import { ZoneOptions } from '~/components/studio/gigs/gig_fields'
import type { SaleForm, SaleFormState, SaleStart } from '~/components/studio/products/sale_form'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { UserText } from '~/components/text/user_text'
import { CheckBox } from '~/components/ui/check_box'
import { SelectField, TextField } from '~/components/ui/field'
import { Skeleton } from '~/components/ui/skeleton'
import { saleMoment } from '~/lib/sale_words'

const KINDS = [
  { value: 'always', label: 'Always' },
  { value: 'window', label: 'As a drop: between two times' },
  { value: 'gig', label: 'Only at a gig, to fans who scan the code' },
] as const

const QUARTER_HOUR_SECONDS = 900

type PartProps = {
  form: SaleForm
  errors: Record<string, string | undefined>
  onChange: (changes: Partial<SaleForm>) => void
}

function WindowFields({ form, errors, onChange }: PartProps) {
  const bind = (name: 'from' | 'until' | 'timeZone') => ({
    name: `availability.${name}`,
    value: form[name],
    error: errors[`availability.${name}`],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="On sale from"
          type="datetime-local"
          step={QUARTER_HOUR_SECONDS}
          hint="Leave blank to start now."
          {...bind('from')}
        />
        <TextField
          label="Until"
          type="datetime-local"
          step={QUARTER_HOUR_SECONDS}
          hint="Leave blank for no end."
          {...bind('until')}
        />
      </div>
      <SelectField label="Time zone" {...bind('timeZone')}>
        <ZoneOptions chosen={form.timeZone} />
      </SelectField>
    </>
  )
}

function GigChoice({ form, errors, gigs, onChange }: PartProps & { gigs: SaleStart['gigs'] }) {
  const toggle = (id: number, isChosen: boolean) =>
    onChange({
      gigIds: isChosen ? [...form.gigIds, id] : form.gigIds.filter((chosen) => chosen !== id),
    })
  if (gigs.length === 0)
    return <p className="font-semibold">Add a gig first, then choose it here.</p>
  const error = errors['availability.gigIds']
  return (
    <>
      <fieldset className="grid min-w-0 gap-1">
        <legend className="mb-1 text-[0.9375rem] font-semibold">Gigs</legend>
        {gigs.map(({ id, name, venue, city, startsAt, timeZone }) => (
          <label key={id} className="flex min-h-11 min-w-0 items-center gap-3 wrap-anywhere">
            <CheckBox
              name={`gig-${id}`}
              checked={form.gigIds.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
            <UserText as="span">
              {[name, venue, city].filter(Boolean).join(', ')} · {saleMoment(startsAt, timeZone)}
            </UserText>
          </label>
        ))}
        {error && <p className="text-sm font-semibold text-bad">{error}</p>}
      </fieldset>
      <TextField
        label="Hours after the start"
        name="availability.hoursAfter"
        inputMode="numeric"
        autoComplete="off"
        value={form.hoursAfter}
        error={errors['availability.hoursAfter']}
        hint="Sold from 6 hours before the start, to fans who scan one of the gig’s codes."
        onChange={({ target }) => onChange({ hoursAfter: target.value })}
      />
    </>
  )
}

function LimitField({ form, errors, onChange, taken }: PartProps & { taken: number }) {
  const id = useId()
  const ordered = taken === 0 ? '' : ` ${taken} ordered already.`
  return (
    <>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 font-semibold">
        <CheckBox
          id={id}
          name="availability.isLimited"
          checked={form.isLimited}
          onChange={({ target }) => onChange({ isLimited: target.checked })}
        />
        There’s a limited number of pieces
      </label>
      {form.isLimited && (
        <TextField
          label="Pieces in all"
          name="availability.limit"
          inputMode="numeric"
          autoComplete="off"
          value={form.limit}
          error={errors['availability.limit']}
          hint={`Each fan can buy two, by card only, and has ten minutes to pay.${ordered}`}
          onChange={({ target }) => onChange({ limit: target.value })}
        />
      )}
    </>
  )
}

const isDrop = ({ kind, limit }: SaleStart) => kind !== 'always' || limit !== null

/** Leads to the form that announces the drop. No drop is announced automatically. */
function AnnounceLink({ productId }: { productId: number }) {
  const address = useDashboardAddress()
  return (
    <Link
      href={`${address('followers')}&announce=${productId}`}
      className="link justify-self-start"
    >
      Tell your followers
    </Link>
  )
}

type SaleFieldsProps = {
  /** Id of a product that is on sale and can be announced. */
  announcedId?: number
  state: SaleFormState
  /** Errors of the fields `availability.*`. */
  errors: Record<string, string | undefined>
}

/** The fields of when and to whom a product is sold and how many pieces there are: a part of a product's form. */
export function SaleFields({ state, errors, announcedId }: SaleFieldsProps) {
  const { form, settings, isFailed, change } = state
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="sr-only">When it is sold</legend>
      {isFailed && (
        <p role="status" className="font-semibold">
          We couldn’t load when this is sold. Saving won’t change it.
        </p>
      )}
      {!isFailed && (!form || !settings) && <Skeleton className="h-12" />}
      {form && settings && (
        <>
          <SelectField
            label="When it is sold"
            name="availability.kind"
            options={KINDS}
            value={form.kind}
            onChange={({ target }) => change({ kind: target.value as SaleForm['kind'] })}
          />
          {form.kind === 'window' && <WindowFields form={form} errors={errors} onChange={change} />}
          {form.kind === 'gig' && (
            <GigChoice form={form} errors={errors} gigs={settings.gigs} onChange={change} />
          )}
          <LimitField form={form} errors={errors} onChange={change} taken={settings.piecesTaken} />
          {announcedId !== undefined && isDrop(settings) && !state.body && (
            <AnnounceLink productId={announcedId} />
          )}
        </>
      )}
    </fieldset>
  )
}
