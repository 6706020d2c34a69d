import { Link } from '@adonisjs/inertia/react'
import type { StudioFrame as Frame, Tab } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import type { InertiaProps } from '~/types'

type Missing = { title: string; text: string; back: string }

const missing: Partial<Record<Tab, Missing>> = {
  orders: {
    title: 'Order not found',
    text: 'We can’t find an order with that number. Check it and try again.',
    back: 'Back to Orders',
  },
  gigs: {
    title: 'Gig not found',
    text: 'We can’t find that gig. You may have deleted it.',
    back: 'Back to Gigs',
  },
}

const anything: Missing = {
  title: 'Page Not Found',
  text: 'There’s nothing of yours at this address.',
  back: 'Back to the dashboard',
}

/** What is not there, or another artist's; the rest of the dashboard stays around it. */
export default function NotFoundPage({ tab }: InertiaProps<Frame>) {
  const address = useDashboardAddress()
  const { title, text, back } = missing[tab] ?? anything
  return (
    <StudioFrame>
      <EmptyState
        title={title}
        text={text}
        action={
          <Button asChild variant="ink">
            <Link href={address(tab)}>{back}</Link>
          </Button>
        }
      />
    </StudioFrame>
  )
}
