import { Download } from 'lucide-react'
import { formatMonth } from '~/lib/dates'
import { useOwner } from '~/components/studio/use_owner'
import { buttonClass } from '~/components/ui/button'

/** A month as files: for spreadsheets and for paper. */
export function StatementFiles({ month }: { month: string }) {
  const { artist } = useOwner()
  return (
    <div className="flex gap-2">
      {(['csv', 'pdf'] as const).map((kind) => (
        <a
          key={kind}
          href={`/artists/${artist.id}/statements/${month}.${kind}`}
          download
          className={buttonClass({ size: 'slim' })}
        >
          <Download aria-hidden className="size-4" />
          {kind.toUpperCase()}
          <span className="sr-only"> of {formatMonth(month)}</span>
        </a>
      ))}
    </div>
  )
}
