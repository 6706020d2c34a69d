import { Link } from '@adonisjs/inertia/react'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { SaveBar } from '~/components/studio/gigs/save_bar'
import { usePosters } from '~/components/studio/gigs/use_posters'
import type { ComingGig, StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { CheckBox } from '~/components/ui/check_box'
import { EmptyState } from '~/components/ui/empty_state'
import { FormError, SelectField } from '~/components/ui/field'
import { counted } from '~/lib/counts'
import type { InertiaProps } from '~/types'

type PosterGig = ComingGig & { hasCode: boolean }
type PostersProps = InertiaProps<Frame & { gigs: PosterGig[] }>

const FORMATS = [
  { value: 'a4', label: 'Poster, A4' },
  { value: 'a6', label: 'Table card, A6' },
]

type GigProps = { gig: PosterGig; isChosen: boolean; onTick: (isChosen: boolean) => void }

function GigLine({ gig, isChosen, onTick }: GigProps) {
  const box = useId()
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line py-2">
      <span className="grid min-h-11 min-w-8 place-items-center">
        <CheckBox id={box} checked={isChosen} onChange={({ target }) => onTick(target.checked)} />
      </span>
      <label htmlFor={box} className="grid content-center gap-0.5">
        <span className="leading-snug font-semibold wrap-anywhere">
          {gig.date}, {gig.time} · <UserText>{gig.name}</UserText>
        </span>
        <span className="text-sm text-ink-soft wrap-anywhere">
          {gig.place && <UserText>{gig.place}</UserText>}
          {gig.place && ' · '}
          {gig.hasCode ? 'Has a QR code' : 'No QR code yet'}
        </span>
      </label>
    </li>
  )
}

/** Codes for all gigs to come and one PDF of their posters, with one press. */
export default function GigPostersPage({ gigs }: PostersProps) {
  const back = useDashboardAddress()('gigs')
  const hasMissing = gigs.some(({ hasCode }) => !hasCode)
  const [chosen, setChosen] = useState(
    () => new Set(gigs.filter(({ hasCode }) => !hasMissing || !hasCode).map(({ id }) => id))
  )
  const [format, setFormat] = useState('a4')
  const { busy, error, print } = usePosters()
  const tick = (id: number, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const isAll = chosen.size === gigs.length
  return (
    <StudioFrame>
      <div className="grid grid-cols-1 gap-6">
        <div className="grid gap-1.5">
          <Link href={back} className="link justify-self-start">
            Gigs
          </Link>
          <h2 className="display-card">Codes and posters</h2>
          <p className="max-w-[60ch] text-ink-soft">
            Each gig you tick gets a QR code if it has none, and a page in one PDF.
          </p>
        </div>
        {gigs.length === 0 ? (
          <EmptyState
            level="h3"
            title="No gigs coming up"
            text="Add a gig or import your dates first."
          />
        ) : (
          <>
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
              <h3 className="text-lg font-semibold">Coming up ({gigs.length})</h3>
              <Button
                size="slim"
                onClick={() => setChosen(new Set(isAll ? [] : gigs.map(({ id }) => id)))}
              >
                {isAll ? 'Untick all' : 'Tick all'}
              </Button>
            </div>
            <ul className="border-t-[1.5px] border-line-strong">
              {gigs.map((gig) => (
                <GigLine
                  key={gig.id}
                  gig={gig}
                  isChosen={chosen.has(gig.id)}
                  onTick={(isChosen) => tick(gig.id, isChosen)}
                />
              ))}
            </ul>
            <FormError message={error} />
            <SaveBar className="grid gap-3 sm:flex sm:items-end">
              <SelectField
                label="Size"
                name="format"
                options={FORMATS}
                value={format}
                onChange={({ target }) => setFormat(target.value)}
              />
              <Button
                variant="go"
                busy={busy}
                disabled={chosen.size === 0}
                onClick={() => void print([...chosen], format)}
              >
                <Download aria-hidden className="size-5" />
                Make {counted(chosen.size, 'poster')}
              </Button>
            </SaveBar>
          </>
        )}
      </div>
    </StudioFrame>
  )
}
