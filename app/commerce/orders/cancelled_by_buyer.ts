/** What the history says where the buyers themselves cancelled: by it their page, the artist's and the admins' tell so. */
export const CANCELLED_BY_BUYER = 'Cancelled by the buyer'

export const isByBuyer = ({ notes }: { notes: string | null }) => notes === CANCELLED_BY_BUYER
