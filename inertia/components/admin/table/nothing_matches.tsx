import { Link } from '@adonisjs/inertia/react'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { focusContent } from '~/lib/focus'

type NothingMatchesProps = {
  search?: string
  /** The things of the list: "accounts". */
  things: string
  clearHref: string
}

/** A filtered list with nothing in it, and the way back to all of it. */
export function NothingMatches({ search, things, clearHref }: NothingMatchesProps) {
  return (
    <EmptyState
      level="h3"
      title={search ? `Nothing matches “${search}”` : 'Nothing matches'}
      text={`No ${things} match these filters.`}
      action={
        <Button asChild variant="ink">
          <Link href={clearHref} onSuccess={focusContent}>
            Show all {things}
          </Link>
        </Button>
      }
    />
  )
}
