import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ROWS_PER_PAGE } from '#admin/table_page'
import { disputeEvidenceValidator } from '#admin/validators/dispute_validator'
import { actorOf } from '#audit/public'
import { DisputeQueries } from '#commerce/public'
import { NotFound } from '#core/exceptions/errors'
import { attachAs } from '#core/http/attachment'
import { callerOf } from '#core/http/caller'
import { idempotencyKey } from '#core/http/idempotency_key'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { drawInTurn } from '#core/print/draw_in_turn'
import {
  DisputeEvidenceQuery,
  drawEvidenceDocument,
  FILE_FIELDS,
  GatherEvidence,
  SaveEvidenceNote,
  SendDisputeEvidence,
  toDisputeEvidence,
  toDisputePage,
} from '#disputes/public'

/** The disputes of buyers: until when each is to be answered, and our evidence. */
@inject()
export default class DisputesController {
  constructor(
    private disputes: DisputeQueries,
    private evidence: DisputeEvidenceQuery,
    private gather: GatherEvidence,
    private saveNote: SaveEvidenceNote,
    private sendEvidence: SendDisputeEvidence
  ) {}

  /** GET /admin/disputes */
  async index(ctx: HttpContext) {
    const page = parsePageQuery(ctx, ROWS_PER_PAGE)
    const { view, rows, nextCursor } = await this.disputes.page(ctx.request.qs().view, page)
    const nextUrl = nextPagePath(ctx, nextCursor)
    return ctx.inertia.render('admin/disputes', { view, rows, nextUrl })
  }

  /** GET /admin/disputes/:id: with all that is, or was, sent to Stripe. */
  async show({ inertia, params }: HttpContext) {
    const dispute = await this.evidence.findOrFail(pathId(params.id))
    const gathered = await this.gather.handle(dispute, null)
    return inertia.render('admin/dispute', toDisputePage(dispute, gathered))
  }

  /** GET /admin/disputes/:id/evidence/:field.pdf: as it would be sent now. */
  async file(ctx: HttpContext) {
    const field = FILE_FIELDS.find((each) => each === ctx.params.field)
    const dispute = await this.evidence.findOrFail(pathId(ctx.params.id))
    const { documents } = await this.gather.handle(dispute, null)
    const document = field && documents[field]
    if (!document) throw new NotFound()
    const pdf = await drawInTurn(callerOf(ctx), () => drawEvidenceDocument(document))
    attachAs(ctx.response, [dispute.order_number, document.title], 'pdf')
    ctx.response.header('Content-Type', 'application/pdf')
    ctx.response.header('Cache-Control', 'private, no-store')
    return ctx.response.send(pdf)
  }

  /** PATCH /api/admin/disputes/:id/evidence: 200 DisputeEvidence, with the note saved as a draft. */
  async update(ctx: HttpContext) {
    const disputeId = pathId(ctx.params.id)
    const { note } = await ctx.request.validateUsing(disputeEvidenceValidator)
    await this.saveNote.handle({ ...actorOf(ctx), disputeId, note })
    return toDisputeEvidence(await this.evidence.findOrFail(disputeId))
  }

  /** POST /api/admin/disputes/:id/evidence/send: 200 DisputeEvidence; `sending` while Stripe gives no answer. */
  async send(ctx: HttpContext) {
    const disputeId = pathId(ctx.params.id)
    const { note } = await ctx.request.validateUsing(disputeEvidenceValidator)
    const caller = callerOf(ctx)
    await this.sendEvidence.handle(
      { ...actorOf(ctx), disputeId, note },
      idempotencyKey(ctx, `dispute-evidence-${disputeId}`),
      (draw) => drawInTurn(caller, draw)
    )
    return toDisputeEvidence(await this.evidence.findOrFail(disputeId))
  }
}
