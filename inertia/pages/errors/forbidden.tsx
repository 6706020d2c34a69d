import { Link } from '@adonisjs/inertia/react'
import { ErrorScreen } from '~/components/error_screen'
import { Button } from '~/components/ui/button'

export default function Forbidden() {
  return (
    <ErrorScreen
      code="403"
      title="Crew only"
      text={
        <p>Your account does not open this door. If it should, ask whoever gave you the address.</p>
      }
    >
      <Button asChild variant="ink">
        <Link href="/">Back to Home</Link>
      </Button>
    </ErrorScreen>
  )
}
