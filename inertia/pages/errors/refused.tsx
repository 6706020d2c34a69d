import { ErrorScreen } from '~/components/error_screen'
import { Button } from '~/components/ui/button'

type RefusedProps = { status: number; message: string }

/** A request that cannot be served as it came, in the server's own sentence. */
export default function Refused({ status, message }: RefusedProps) {
  return (
    <ErrorScreen code={String(status)} title="We couldn’t do that" text={<p>{message}</p>}>
      <Button variant="ink" onClick={() => window.history.back()}>
        Go back
      </Button>
      <Button asChild>
        <a href="/">Back to Home</a>
      </Button>
    </ErrorScreen>
  )
}
