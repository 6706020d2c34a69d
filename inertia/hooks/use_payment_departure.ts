import { useIsMounted } from '~/hooks/use_is_mounted'
import { paymentDeparture, type PaymentDeparture } from '~/lib/payment_departure'

/** The page that this tab left to pay; null until the page is mounted, because the server does not know it. */
export function usePaymentDeparture(): PaymentDeparture | null {
  return useIsMounted() ? paymentDeparture() : null
}
