import type { HttpContext } from '@adonisjs/core/http'
import { sendAnswer } from '#sandbox/stripe/answer'
import * as accounts from '#sandbox/stripe/connect/accounts'
import { retrieveBankPayout } from '#sandbox/stripe/connect/bank_payouts'
import { createLoginLink } from '#sandbox/stripe/connect/login_links'
import * as transfers from '#sandbox/stripe/connect/transfers'

/** Our stand-in for api.stripe.com for artists' connected accounts: the calls that the shop makes, and no others. */
export default class StripeConnectController {
  createAccount(ctx: HttpContext) {
    return sendAnswer(ctx, accounts.createAccount)
  }

  retrieveAccount(ctx: HttpContext) {
    return sendAnswer(ctx, accounts.retrieveAccount(ctx.params.id))
  }

  createAccountLink(ctx: HttpContext) {
    return sendAnswer(ctx, accounts.createAccountLink)
  }

  createLoginLink(ctx: HttpContext) {
    return sendAnswer(ctx, createLoginLink(ctx.params.id))
  }

  createTransfer(ctx: HttpContext) {
    return sendAnswer(ctx, transfers.createTransfer)
  }

  listTransfers(ctx: HttpContext) {
    return sendAnswer(ctx, transfers.listTransfers)
  }

  retrieveTransfer(ctx: HttpContext) {
    return sendAnswer(ctx, transfers.retrieveTransfer(ctx.params.id))
  }

  createReversal(ctx: HttpContext) {
    return sendAnswer(ctx, transfers.createReversal(ctx.params.id))
  }

  listReversals(ctx: HttpContext) {
    return sendAnswer(ctx, transfers.listReversals(ctx.params.id))
  }

  retrieveBankPayout(ctx: HttpContext) {
    const account = ctx.request.header('stripe-account')
    return sendAnswer(ctx, retrieveBankPayout(ctx.params.id, account))
  }
}
