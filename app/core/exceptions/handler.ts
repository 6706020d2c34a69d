import { errors as bouncerErrors } from '@adonisjs/bouncer'
import { errors as limiterErrors } from '@adonisjs/limiter'
import { type HttpContext, ExceptionHandler } from '@adonisjs/core/http'
import type { StatusPageRange, StatusPageRenderer } from '@adonisjs/core/types/http'
import app from '@adonisjs/core/services/app'
import { accessRuleOf, isApiRequest } from '#core/access'
import { isConnectionError } from '#core/database/connection_error'
import { toErrorAnswer } from '#core/exceptions/error_answer'
import {
  CallerGone,
  DatabaseUnavailable,
  Forbidden,
  NotFound,
  DomainError,
  QueueFull,
  SignInRequired,
  TooManyWaiting,
} from '#core/exceptions/errors'
import { inTurn } from '#core/http/request_turns'
import { isLocalPath } from '#core/local_path'
import { SUSPENDED_KEY } from '#core/session/session_end'
import { ACCOUNT_SUSPENDED, LOGGED_OUT } from '#shared/log_in_toasts'

const refusedPage: StatusPageRenderer = (error, { inertia }) => {
  const { status, body } = toErrorAnswer(error)
  return inertia.render('errors/refused', { status, message: body.message })
}

/** Packages answer these themselves, with a bare line: a page has ours. */
const ANSWER_THEMSELVES = [bouncerErrors.E_AUTHORIZATION_FAILURE, limiterErrors.E_TOO_MANY_REQUESTS]

/** A page for each refused file of a flood would cost as much as the file. */
const isRefusedFile = (error: unknown, { route }: HttpContext) =>
  (error instanceof TooManyWaiting || error instanceof QueueFull) &&
  accessRuleOf(route)?.cacheable === 'always'

/**
 * The error as a page shows it. What was thrown without the status that it stands for (a broken body, an unreachable
 * database) becomes an error with that status.
 */
function asDomainError(error: unknown, { response }: HttpContext): unknown {
  const { status, body, headers } = toErrorAnswer(error)
  for (const [name, value] of Object.entries(headers)) response.header(name, value)
  if (error instanceof DomainError) return error
  if (isConnectionError(error)) return new DatabaseUnavailable()
  const hasStatus = (error as { status?: number } | null)?.status === status || status === 500
  if (hasStatus && !ANSWER_THEMSELVES.some((known) => error instanceof known)) return error
  if (status === 403 && body.code === 'E_FORBIDDEN') return new Forbidden(body.message)
  return new DomainError(body.message, { status, code: body.code })
}

/**
 * Answers every error: JSON under /api (docs/rules/http-api.md#errors), a designed page elsewhere. Never a stack trace
 * or SQL outside the developer's own terminal.
 */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = false
  protected renderStatusPages = true

  protected statusPages: Record<StatusPageRange, StatusPageRenderer> = {
    '400..402': refusedPage,
    '403': (error, ctx) =>
      error instanceof Forbidden && error.hasReason
        ? refusedPage(error, ctx)
        : ctx.inertia.render('errors/forbidden', {}),
    '404': (error, { inertia }) =>
      inertia.render('errors/not_found', {
        showDeveloperHint: app.inDev,
        wayOn: error instanceof NotFound ? error.wayOn : null,
      }),
    '405': (_, { inertia }) =>
      inertia.render('errors/not_found', { showDeveloperHint: app.inDev, wayOn: null }),
    '406..499': refusedPage,
    '500..599': (error, ctx) =>
      error instanceof QueueFull
        ? refusedPage(error, ctx)
        : ctx.inertia.render('errors/server_error', {
            requestId: ctx.request.id() ?? null,
            isShort: error instanceof DatabaseUnavailable,
          }),
  }

  async handle(error: unknown, ctx: HttpContext) {
    if (error instanceof CallerGone) return ctx.response.status(error.status).send('')
    if (
      isApiRequest(ctx) ||
      isRefusedFile(error, ctx) ||
      (ctx.request.accepts(['html', 'json']) === 'json' && !ctx.request.header('x-inertia'))
    ) {
      const { status, body, headers } = toErrorAnswer(error)
      for (const [name, value] of Object.entries(headers)) ctx.response.header(name, value)
      return ctx.response.status(status).send(body)
    }
    if (error instanceof SignInRequired) return this.#sendToSignIn(error, ctx)
    // An error before the turn, such as a body that cannot be read, is rendered in a turn too.
    return inTurn(ctx, () => super.handle(this.toHttpError(asDomainError(error, ctx)), ctx))
  }

  /** The logger adds id, method and route of the request to each line. */
  protected context() {
    return {}
  }

  /** A DomainError is expected: it is answered, not logged. What a provider refused is logged where it was asked. */
  async report(error: unknown, ctx: HttpContext) {
    const isFault = isConnectionError(error) || !(asDomainError(error, ctx) instanceof DomainError)
    if (isFault) await super.report(error, ctx)
  }

  /**
   * To the fitting login page; afterwards the visitor comes back to the page they wanted
   * (docs/rules/accounts-and-roles.md#visitors-on-private-pages).
   */
  #sendToSignIn(error: SignInRequired, ctx: HttpContext) {
    const wanted = ctx.request.url(true)
    if (ctx.request.method() === 'GET' && isLocalPath(wanted)) ctx.session.put('intended', wanted)
    ctx.session.flash('toast', error.isSuspended ? ACCOUNT_SUSPENDED : LOGGED_OUT)
    if (error.isSuspended) ctx.session.forget(SUSPENDED_KEY)
    return ctx.response.redirect().toPath(error.portal === 'artist' ? '/login/artist' : '/login')
  }
}
