import type { HttpContext } from '@adonisjs/core/http'
import { PasskeyExpired } from '#identity/errors'
import { countChallengeUse } from '#identity/throttles'
import { clock } from '#shared/clock'

const CHALLENGE_KEY = 'passkey_challenge'

/** How long a passkey may be waited for, in seconds. */
export const CHALLENGE_LIFE = 10 * 60

/** What the answer to a challenge does; `set-up` adds a passkey in the middle of a log-in. */
export type ChallengePurpose = 'add' | 'set-up' | 'log-in' | 'confirm'

type Challenge = { challenge: string; purpose: ChallengePurpose; at: number }

/**
 * Keeps the challenge that a passkey is to sign: in the row of the account's session, or in the encrypted cookie of a
 * visitor, so that a login page that is only looked at writes no row.
 */
export function rememberChallenge(
  { session }: HttpContext,
  challenge: string,
  purpose: ChallengePurpose
) {
  const kept: Challenge = { challenge, purpose, at: clock.now().toSeconds() }
  session.put(CHALLENGE_KEY, kept)
}

/**
 * Takes the challenge of this session. Each is answered once, also where its cookie is sent again, because the server
 * counts its uses. Throws PasskeyExpired.
 */
export async function useChallenge(ctx: HttpContext, purpose: ChallengePurpose): Promise<string> {
  const kept = ctx.session.pull(CHALLENGE_KEY) as Challenge | undefined
  const isUsable = kept?.purpose === purpose && clock.now().toSeconds() - kept.at <= CHALLENGE_LIFE
  if (!isUsable || !(await countChallengeUse(kept.challenge))) throw new PasskeyExpired()
  return kept.challenge
}
