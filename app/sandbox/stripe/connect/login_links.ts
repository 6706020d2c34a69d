import { appUrl } from '#config/app'
import { stripeSandboxPath } from '#config/stripe'
import { clock } from '#shared/clock'
import type { Operation } from '#sandbox/stripe/api'
import { dashboardOf } from '#sandbox/stripe/connect/accounts'
import { accountOrFail, loginLinks, type SandboxLoginLink } from '#sandbox/stripe/connect/objects'
import * as params from '#sandbox/stripe/session_params'
import { invalid } from '#sandbox/stripe/stripe_error'
import { newId } from '#sandbox/stripe/stripe_store'

const OF_A_LOGIN_LINK = new Set(['expand'])

const LIFE_SECONDS = 5 * 60

/** The way into an account's express dashboard: for minutes, and for one that has told Stripe all it wanted. */
export const createLoginLink =
  (id: string): Operation =>
  async (fields) => {
    params.refuseUnknown(fields, OF_A_LOGIN_LINK)
    const account = await accountOrFail(id)
    if (dashboardOf(account) !== 'express' || !account.details_submitted)
      throw invalid(
        'Cannot create a login link for an account that has no Express Dashboard or has not completed onboarding.'
      )
    const created = Math.floor(clock.now().toSeconds())
    const link: SandboxLoginLink = {
      token: newId('login', 32),
      account: account.id,
      expiresAt: created + LIFE_SECONDS,
    }
    await loginLinks.save(link.token, link)
    return {
      object: 'login_link',
      created,
      url: `${appUrl}${stripeSandboxPath}/express/${link.token}`,
    }
  }
