import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import { resultWords, type ImportResult } from '~/components/studio/gigs/import/import_words'
import { KeptCalendars } from '~/components/studio/gigs/import/kept_calendars'
import { Preview } from '~/components/studio/gigs/import/preview'
import { SourceForm } from '~/components/studio/gigs/import/source_form'
import type { ImportPreview, KeptCalendar, StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { buttonClass } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import type { InertiaProps } from '~/types'

type ImportProps = InertiaProps<
  Frame & {
    kept: KeptCalendar[]
    defaults: { timeZone: string; time: string }
    tours: { id: number; name: string }[]
  }
>

function Done({ result }: { result: ImportResult }) {
  const gigs = useDashboardAddress()('gigs')
  return (
    <EmptyState
      title={resultWords(result)}
      text="Import the same calendar again at any time: only what has changed is added."
      action={
        <div className="flex flex-wrap gap-3">
          <Link href={`${gigs}&view=posters`} className={buttonClass({ variant: 'go' })}>
            Codes and posters
          </Link>
          <Link href={gigs} className={buttonClass()}>
            Back to gigs
          </Link>
        </div>
      }
    />
  )
}

export default function ImportGigsPage({ kept, defaults, tours }: ImportProps) {
  const gigs = useDashboardAddress()('gigs')
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [read, setRead] = useState(0)
  const [result, setResult] = useState<ImportResult | null>(null)
  const show = (next: ImportPreview | null) => {
    setPreview(next)
    setRead(read + 1)
  }
  return (
    <StudioFrame>
      <div className="grid grid-cols-1 gap-7">
        <div className="grid gap-1.5">
          <Link href={gigs} className="link justify-self-start">
            Gigs
          </Link>
          <h2 className="display-card">Import dates</h2>
          <p className="max-w-[60ch] text-ink-soft">
            Bring a whole tour in at once. You see every date before anything is saved.
          </p>
        </div>
        {result ? (
          <Done result={result} />
        ) : (
          <>
            <KeptCalendars kept={kept} onPreview={show} />
            <SourceForm isRead={preview !== null} defaults={defaults} onPreview={show} />
            {preview && <Preview key={read} preview={preview} tours={tours} onDone={setResult} />}
          </>
        )}
      </div>
    </StudioFrame>
  )
}
