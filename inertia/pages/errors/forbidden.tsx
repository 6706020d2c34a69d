import { Link } from '@adonisjs/inertia/react'
import { ErrorScreen } from '~/components/error_screen'
import { Button } from '~/components/ui/button'

export default function Forbidden() {
  return (
    <ErrorScreen
      code="403"
      title="Crew only"
      text={
        <p>Your account doesn’t have access. Think it should? Ask whoever sent you the link.</p>
      }
    >
      <Button asChild variant="ink">
        <Link href="/">Back to Home</Link>
      </Button>
    </ErrorScreen>
  )
}
