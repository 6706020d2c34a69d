import { ErrorScreen } from '~/components/error_screen'
import { Button } from '~/components/ui/button'
import { whenReachable } from '~/lib/network'

type ServerErrorProps = {
  requestId: string | null
  /** The database cannot be reached at the moment, rather than a fault of the page. */
  isShort: boolean
}

export default function ServerError({ requestId, isShort }: ServerErrorProps) {
  return (
    <ErrorScreen
      code={isShort ? '503' : '500'}
      title="The power went"
      text={
        <>
          <p>
            Something broke on our side, and we know about it. You haven’t been charged for anything
            we haven’t told you about. Please try again in a moment.
          </p>
          {requestId && <p className="text-sm">If you email us, quote {requestId}</p>}
        </>
      }
    >
      <Button variant="ink" onClick={() => void whenReachable(() => window.location.reload())}>
        Try again
      </Button>
      <Button asChild>
        <a href="/">Back to Home</a>
      </Button>
    </ErrorScreen>
  )
}
