import { useStoredToggle } from '~/hooks/use_stored_toggle'

/**
 * Whether this device shows no sums of sales on live boards and Tonight, because others see its screen. Until that is known
 * (null), sums keep their place and are not seen: `data-unseen`.
 */
export const useHiddenSales = () => useStoredToggle('live-board-hides-sales')
