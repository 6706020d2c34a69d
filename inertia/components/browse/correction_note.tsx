import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { withQuery } from '~/components/catalog/address'
import { focusContent } from '~/lib/focus'

export type Correction = { typed: string; used: string } | null

/** A misspelt search was answered for the nearest words; the way to have it as typed is one press away. */
export function CorrectionNote({ correction }: { correction: Correction }) {
  const { url } = usePage()
  if (!correction) return null
  const { typed, used } = correction
  return (
    <div role="status" className="grid justify-items-start wrap-anywhere">
      <p className="text-lg">
        Showing results for <strong>“{used}”</strong> instead of “{typed}”
      </p>
      <Link
        href={withQuery(url, { exact: '1', cursor: null })}
        preserveState
        onSuccess={focusContent}
        className="link inline-flex min-h-11 items-center"
      >
        Search for “{typed}”
      </Link>
    </div>
  )
}
