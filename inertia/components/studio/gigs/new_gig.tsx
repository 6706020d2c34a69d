import { Plus } from 'lucide-react'
import { GigDialog } from '~/components/studio/gigs/gig_dialog'
import { Button } from '~/components/ui/button'

/** Writes down one more gig. */
export function NewGig() {
  return (
    <GigDialog
      trigger={
        <Button variant="go" size="slim">
          <Plus aria-hidden className="size-5" />
          New gig
        </Button>
      }
    />
  )
}
