import type { HttpContext } from '@adonisjs/core/http'
import { sendAnswer, sendUploadAnswer } from '#sandbox/stripe/answer'
import { listWebhookEndpoints, retrieveOwnAccount } from '#sandbox/stripe/account'
import { listBalanceTransactions, retrieveBalance } from '#sandbox/stripe/balance'
import { createCustomer } from '#sandbox/stripe/customers'
import * as operations from '#sandbox/stripe/operations'

/** Our stand-in for api.stripe.com, below /sandbox/stripe/v1: the calls that the shop makes, and no others. */
export default class StripeApiController {
  createCustomer(ctx: HttpContext) {
    return sendAnswer(ctx, createCustomer)
  }

  createSession(ctx: HttpContext) {
    return sendAnswer(ctx, operations.createSession)
  }

  retrieveSession(ctx: HttpContext) {
    return sendAnswer(ctx, operations.retrieveSession(ctx.params.id))
  }

  expireSession(ctx: HttpContext) {
    return sendAnswer(ctx, operations.expireSession(ctx.params.id))
  }

  retrieveAccount(ctx: HttpContext) {
    return sendAnswer(ctx, retrieveOwnAccount)
  }

  listWebhookEndpoints(ctx: HttpContext) {
    return sendAnswer(ctx, listWebhookEndpoints)
  }

  retrieveBalance(ctx: HttpContext) {
    return sendAnswer(ctx, retrieveBalance)
  }

  listBalanceTransactions(ctx: HttpContext) {
    return sendAnswer(ctx, listBalanceTransactions)
  }

  retrieveIntent(ctx: HttpContext) {
    return sendAnswer(ctx, operations.retrieveIntent(ctx.params.id))
  }

  createRefund(ctx: HttpContext) {
    return sendAnswer(ctx, operations.createRefund)
  }

  listRefunds(ctx: HttpContext) {
    return sendAnswer(ctx, operations.listRefunds)
  }

  retrieveRefund(ctx: HttpContext) {
    return sendAnswer(ctx, operations.retrieveRefund(ctx.params.id))
  }

  retrieveDispute(ctx: HttpContext) {
    return sendAnswer(ctx, operations.retrieveDispute(ctx.params.id))
  }

  retrieveEarlyFraudWarning(ctx: HttpContext) {
    return sendAnswer(ctx, operations.retrieveEarlyFraudWarning(ctx.params.id))
  }

  updateDispute(ctx: HttpContext) {
    return sendAnswer(ctx, operations.updateDispute(ctx.params.id))
  }

  createFile(ctx: HttpContext) {
    return sendUploadAnswer(ctx)
  }

  listEvents(ctx: HttpContext) {
    return sendAnswer(ctx, operations.listEvents)
  }

  retrieveEvent(ctx: HttpContext) {
    return sendAnswer(ctx, operations.retrieveEvent(ctx.params.id))
  }
}
