import { Link } from '@adonisjs/inertia/react'
import { ResultFrame } from '~/components/checkout/result_frame'
import { WayBackToPage } from '~/components/checkout/way_back_to_page'
import { Button } from '~/components/ui/button'
import { usePaymentDeparture } from '~/hooks/use_payment_departure'

/** The address names no payment that we vouch for: nothing is said of whether anything was paid. */
export function UnknownLeft() {
  const departure = usePaymentDeparture()
  return (
    <ResultFrame
      title="You left the payment page"
      actions={
        <>
          {departure && <WayBackToPage departure={departure} />}
          <Button asChild variant={departure ? 'outline' : 'ink'}>
            <Link href="/orders/find">Find your order</Link>
          </Button>
        </>
      }
    >
      <p>
        We can’t tell which payment this was. If you paid, check your inbox for our confirmation.
      </p>
    </ResultFrame>
  )
}
