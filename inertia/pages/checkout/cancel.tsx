import { Link } from '@adonisjs/inertia/react'
import { NothingCharged } from '~/components/checkout/nothing_charged'
import { ResultFrame } from '~/components/checkout/result_frame'
import { PageHead } from '~/components/page_head'
import { Button } from '~/components/ui/button'

export default function CheckoutCancel() {
  return (
    <>
      <PageHead title="Payment cancelled" noindex />
      <ResultFrame
        title="Payment cancelled"
        actions={
          <Button asChild variant="ink">
            <Link href="/browse">Back to the shop</Link>
          </Button>
        }
        aside={<NothingCharged />}
      >
        <p>
          Nothing was charged, and no order was placed. What you put in your cart is still there.
        </p>
      </ResultFrame>
    </>
  )
}
