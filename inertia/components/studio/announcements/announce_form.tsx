import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { AnnounceDialog } from '~/components/studio/announcements/announce_dialog'
import type { ComingGig } from '~/components/studio/shapes'
import { readersOf, useAnnouncement } from '~/components/studio/announcements/use_announcement'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { SelectField, TextArea } from '~/components/ui/field'
import { DraftRestoredNotice } from '~/components/ui/draft_restored_notice'
import { dropWords } from '~/lib/sale_words'
import type { Product } from '~/lib/shapes'

export type Drop = Pick<Product, 'id' | 'name' | 'availability'>

type AnnounceFormProps = {
  artistId: number
  readers: number
  drops: Drop[]
  gigs: ComingGig[]
  /** Fans hear from an artist once a day. */
  isAnnouncedToday: boolean
}

type Choice = { value: string; label: string }

function choicesOf({ drops, gigs }: Pick<AnnounceFormProps, 'drops' | 'gigs'>) {
  return {
    Drops: drops.map(({ id, name }): Choice => ({ value: `drop-${id}`, label: name })),
    Gigs: gigs.map(({ id, name, place, date }): Choice => ({
      value: `gig-${id}`,
      label: [name, place, date].filter(Boolean).join(', '),
    })),
  }
}

function NothingToAnnounce() {
  const hrefOf = useDashboardAddress()
  return (
    <EmptyState
      level="h3"
      title="Nothing to announce"
      text="You can announce a product on sale or an upcoming gig. Add your next gig to tell your followers."
      action={
        <Button asChild variant="ink">
          <Link href={hrefOf('gigs')}>Gigs</Link>
        </Button>
      }
    />
  )
}

/** The first values of the form: a text about the drop that the address names, `?announce=12`, or empty. */
function useBeginning(drops: Drop[]) {
  const { searchParams } = new URL(usePage().url, 'http://any')
  const wanted = drops.find(({ id }) => String(id) === searchParams.get('announce'))
  if (!wanted) return { subject: '', body: '' }
  return { subject: `drop-${wanted.id}`, body: dropWords(wanted.name, wanted.availability) }
}

/** A drop or a gig, told to the fans who asked for it: asked about first, since mails cannot be called back. */
function Announcing({ artistId, readers, drops, gigs, isAnnouncedToday }: AnnounceFormProps) {
  const state = useAnnouncement(artistId, readers, useBeginning(drops))
  const { form, change, errors, busy } = state
  const groups = Object.entries(choicesOf({ drops, gigs })).filter(([, all]) => all.length > 0)
  const chosen = groups.flatMap(([, all]) => all).find(({ value }) => value === form.subject)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isAnnouncedToday) state.ask()
  }

  return (
    <>
      {isAnnouncedToday && (
        <p role="status" className="font-semibold">
          You’ve announced something today. You can send the next one tomorrow.
        </p>
      )}
      {(!isAnnouncedToday || state.isTyped) && (
        <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
          <DraftRestoredNotice
            isRestored={state.isRestored}
            onDiscard={state.forget}
            wanted="sent"
          />
          <SelectField
            label="What"
            name="subject"
            value={form.subject}
            error={errors.productId ?? errors.gigId}
            onChange={({ target }) => change('subject', target.value)}
          >
            <option value="">Choose a drop or a gig</option>
            {groups.map(([label, all]) => (
              <optgroup key={label} label={label}>
                {all.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <TextArea
            label="Message"
            name="body"
            rows={5}
            maxLength={1000}
            value={form.body}
            error={errors.body}
            hint={isAnnouncedToday ? 'It stays here for your next one.' : readersOf(readers)}
            onChange={({ target }) => change('body', target.value)}
          />
          {!isAnnouncedToday && (
            <Button type="submit" variant="go" busy={busy} busyLabel="Announcing">
              {readers === 0 ? 'Save announcement' : 'Send to followers'}
            </Button>
          )}
        </form>
      )}
      <AnnounceDialog
        subject={chosen?.label ?? 'This'}
        readers={readers}
        open={state.isAsking}
        onOpenChange={state.setAsking}
        onSend={() => void state.send()}
      />
    </>
  )
}

/** Where an artist tells their followers of something, as far as there is something to tell. */
export function AnnounceForm(props: AnnounceFormProps) {
  const { drops, gigs, isAnnouncedToday } = props
  const isEmpty = drops.length + gigs.length === 0 && !isAnnouncedToday
  return (
    <section aria-labelledby="announce" className="grid content-start gap-4">
      <h2 id="announce" className="display-card">
        Announce
      </h2>
      {isEmpty ? <NothingToAnnounce /> : <Announcing {...props} />}
    </section>
  )
}
