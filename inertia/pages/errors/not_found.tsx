import { Link } from '@adonisjs/inertia/react'
import { ErrorScreen } from '~/components/error_screen'
import { Button } from '~/components/ui/button'

export default function NotFound({ showDeveloperHint }: { showDeveloperHint?: boolean }) {
  const text = (
    <>
      <p>Nothing plays at this address. It may have moved, or been taken off the rail.</p>
      {showDeveloperHint && (
        <p className="font-semibold">Did you forget to add the page to the router?</p>
      )}
    </>
  )
  return (
    <ErrorScreen code="404" title="Page Not Found" text={text}>
      <Button asChild variant="ink">
        <Link href="/">Back to Home</Link>
      </Button>
      <Button asChild>
        <Link href="/browse">Browse All Merch</Link>
      </Button>
    </ErrorScreen>
  )
}
