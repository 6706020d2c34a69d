import { Link } from '@adonisjs/inertia/react'
import { ResultFrame } from '~/components/checkout/result_frame'
import { Button } from '~/components/ui/button'

/** The address names no payment that we vouch for: nothing is said of whether anything was paid. */
export function UnknownLeft() {
  return (
    <ResultFrame
      title="You left the payment page"
      actions={
        <>
          <Button asChild variant="ink">
            <Link href="/checkout">Back to checkout</Link>
          </Button>
          <Button asChild>
            <Link href="/orders/find">Find your order</Link>
          </Button>
        </>
      }
    >
      <p>
        This address does not say which payment it was, so we cannot show how it stands. If you
        paid, look for the confirmation email.
      </p>
    </ResultFrame>
  )
}
