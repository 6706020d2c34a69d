import { Link } from '@adonisjs/inertia/react'
import { ErrorScreen } from '~/components/error_screen'
import { Button } from '~/components/ui/button'

type NotFoundProps = {
  showDeveloperHint?: boolean
  wayOn?: { label: string; href: string } | null
}

export default function NotFound({ showDeveloperHint, wayOn }: NotFoundProps) {
  const text = (
    <>
      <p>
        {wayOn
          ? 'This product is no longer on sale.'
          : 'Nothing’s playing here. It may have moved, or come off the rail.'}
      </p>
      {showDeveloperHint && (
        <p className="font-semibold">Did you forget to add the page to the router?</p>
      )}
    </>
  )
  return (
    <ErrorScreen code="404" title="Page Not Found" text={text}>
      {wayOn && (
        <Button asChild variant="ink" className="max-w-full wrap-anywhere">
          <Link href={wayOn.href}>{wayOn.label}</Link>
        </Button>
      )}
      <Button asChild variant={wayOn ? 'outline' : 'ink'}>
        <Link href="/">Back to Home</Link>
      </Button>
      <Button asChild>
        <Link href="/browse">Browse All Merch</Link>
      </Button>
    </ErrorScreen>
  )
}
