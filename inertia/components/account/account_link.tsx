import { Link } from '@adonisjs/inertia/react'
import { Entrance } from '~/components/identity/entrance'
import { Button } from '~/components/ui/button'

/** The way back to the account, on the stub of a ticket. */
export function AccountLink({ children = 'To your account' }: { children?: string }) {
  return (
    <Link href="/account" className="link w-fit">
      {children}
    </Link>
  )
}

/** A link of a mail that has been used, was replaced or has run out; `lead` says which of these it may be. */
export function EndedAccountLink({ lead }: { lead: string }) {
  return (
    <Entrance title="This link no longer works" lead={lead}>
      <Button asChild variant="go" wide>
        <Link href="/account">To your account</Link>
      </Button>
    </Entrance>
  )
}
