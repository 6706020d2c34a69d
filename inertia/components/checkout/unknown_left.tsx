import { Link } from '@adonisjs/inertia/react'
import { ResultFrame } from '~/components/checkout/result_frame'
import { Button } from '~/components/ui/button'

/** The address names no payment that we vouch for: nothing is said of whether anything was paid. */
export function UnknownLeft() {
  return (
    <ResultFrame
      title="You left the payment page"
      actions={
        <Button asChild variant="ink">
          <Link href="/orders/find">Find your order</Link>
        </Button>
      }
    >
      <p>
        We can’t tell which payment this was. If you paid, check your inbox for our confirmation.
      </p>
    </ResultFrame>
  )
}
