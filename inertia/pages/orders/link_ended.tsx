import { Link } from '@adonisjs/inertia/react'
import { withQuery } from '~/components/catalog/address'
import { Entrance } from '~/components/identity/entrance'
import { Button } from '~/components/ui/button'
import type { InertiaProps } from '~/types'

type LinkEndedProps = InertiaProps<{ orderNumber: string | null }>

/** The link has run out, was replaced by a newer one, or never was one: the page does not say which. */
export default function LinkEnded({ orderNumber }: LinkEndedProps) {
  return (
    <Entrance
      title="This link no longer works"
      lead="A link to an order works for 90 days, or until we send you a newer one."
      stub={
        <Link href="/login" className="link w-fit">
          Bought with an account? Log in
        </Link>
      }
    >
      <Button asChild variant="go" wide>
        <Link href={withQuery('/orders/find', { order: orderNumber })}>Send me a new link</Link>
      </Button>
    </Entrance>
  )
}
