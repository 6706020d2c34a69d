/** What the history says where a delayed payment came to nothing: by it the order's page tells so. */
export const PAYMENT_REFUSED = 'The payment was refused'

export const isPaymentRefused = ({ notes }: { notes: string | null }) => notes === PAYMENT_REFUSED
