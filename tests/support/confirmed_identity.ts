import { CONFIRMED_KEY } from '#identity/second_factor/confirmed_identity'
import { clock } from '#shared/clock'

/** What a session has after a log-in by one of the login pages, for `request.withSession(…)` beside `loginAs`. */
export const justLoggedIn = ({ id }: { id: number }) => ({
  [CONFIRMED_KEY]: { userId: id, at: clock.now().toSeconds() },
})
