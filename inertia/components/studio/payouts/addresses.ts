import { useDashboardAddress } from '~/components/studio/use_dashboard_address'

/** The places of the Payouts tab; an admin stays with the artist whose dashboard they read. */
export function usePayoutAddresses() {
  const tab = useDashboardAddress()('payouts')
  return {
    tab,
    payout: (id: number) => `${tab}&payout=${id}`,
    statement: (month: string) => `${tab}&statement=${month}`,
  }
}
