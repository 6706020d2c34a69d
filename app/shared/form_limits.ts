/** Limits of fields that forms and validators share. Characters, unless the name says otherwise. */

/** The reason for what an admin does. */
export const MOST_REASON_CHARACTERS = 500

/** An admin's note on an account, an artist or an order. */
export const MOST_NOTE_CHARACTERS = 2000

/** What an admin adds to the evidence of a dispute, so that there is room for what we add to it (Stripe takes 20,000). */
export const MOST_STATEMENT_CHARACTERS = 10_000

/** How many days ahead a change of a setting may be planned. */
export const MOST_DAYS_AHEAD = 366
