import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { noteValidator } from '#admin/validators/note_validator'
import { actorOf } from '#audit/public'
import { NotFound } from '#core/exceptions/errors'
import { idempotencyKey } from '#core/http/idempotency_key'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { AddNote, NOTE_SUBJECTS, NoteQueries } from '#notes/public'

/** Notes of admins on accounts, artists and orders: /api/admin/notes/{subject}/{id}. */
@inject()
export default class NotesController {
  constructor(
    private notes: NoteQueries,
    private addNote: AddNote
  ) {}

  /** 200 Note[], latest first. */
  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(pageValidator, { data: listQuery(ctx.request) })
    const { notes, nextCursor } = await this.notes.page(aboutOf(ctx), pageOf(query))
    linkNextPage(ctx, nextCursor)
    return notes
  }

  /** 201 Note. */
  async store(ctx: HttpContext) {
    const about = aboutOf(ctx)
    const { body } = await ctx.request.validateUsing(noteValidator)
    const id = await this.addNote.handle(
      { ...actorOf(ctx), about, body },
      idempotencyKey(ctx, `note-${about.subject}-${about.id}`)
    )
    return ctx.response.created(await this.notes.findOrFail(id))
  }
}

function aboutOf({ params }: HttpContext) {
  const subject = NOTE_SUBJECTS.find((each) => each === params.subject)
  if (!subject) throw new NotFound()
  return { subject, id: pathId(params.id) }
}
