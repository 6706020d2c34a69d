import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { ArrowRight } from 'lucide-react'
import { withQuery } from '~/components/catalog/address'
import { Button } from '~/components/ui/button'
import { focusContent } from '~/lib/focus'

/** The way on through a list, and from further down it the way back to its beginning. */
export function NextPage({ url, label }: { url: string | null; label: string }) {
  const { url: here } = usePage()
  const isFurtherDown = new URLSearchParams(here.split('?')[1]).has('cursor')
  if (!url && !isFurtherDown) return null
  return (
    <nav aria-label="Pages" className="mt-10 flex flex-wrap justify-center gap-3">
      {isFurtherDown && (
        <Button asChild variant="quiet">
          <Link href={withQuery(here, { cursor: null })} onSuccess={focusContent}>
            Back to the start
          </Link>
        </Button>
      )}
      {url && (
        <Button asChild>
          <Link href={url} rel="next" onSuccess={focusContent}>
            {label}
            <ArrowRight aria-hidden className="size-5" />
          </Link>
        </Button>
      )}
    </nav>
  )
}
