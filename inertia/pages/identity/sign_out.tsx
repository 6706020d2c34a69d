import { Link } from '@adonisjs/inertia/react'
import { Entrance } from '~/components/identity/entrance'
import { useCallForm } from '~/hooks/use_call_form'
import { Button } from '~/components/ui/button'
import { FormError } from '~/components/ui/field'
import { leaveAccount } from '~/lib/log_out'

/** Shown where a link from elsewhere leads to signing out: it asks first. */
export default function SignOut() {
  const { busy, message, submit } = useCallForm({
    path: '/api/logout',
    onDone: () => void leaveAccount(),
  })
  return (
    <Entrance title="Log out?">
      <form method="post" onSubmit={submit} className="grid gap-3">
        <FormError message={message} />
        <Button type="submit" variant="go" wide busy={busy}>
          Log out
        </Button>
        <Button asChild wide>
          <Link href="/">Stay logged in</Link>
        </Button>
      </form>
    </Entrance>
  )
}
