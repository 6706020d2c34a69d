import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#audit/public'
import { pathId } from '#core/http/path_id'
import { ChangeWatchedWords } from '#moderation/checks/actions/change_watched_words'
import { WatchedWordQuery } from '#moderation/checks/queries/watched_word_query'
import { wordValidator } from '#moderation/checks/validators/check_validator'

/** GET /admin/watched-words, and the calls at /api/admin/watched-words. */
@inject()
export default class WatchedWordsController {
  constructor(
    private words: WatchedWordQuery,
    private change: ChangeWatchedWords
  ) {}

  async show({ inertia }: HttpContext) {
    return inertia.render('admin/watched_words', { words: await this.words.handle() })
  }

  async index() {
    return this.words.handle()
  }

  /** 201 `{ id }`. */
  async store(ctx: HttpContext) {
    const { word } = await ctx.request.validateUsing(wordValidator)
    const id = await this.change.add(word, actorOf(ctx))
    return ctx.response.status(201).send({ id })
  }

  async destroy(ctx: HttpContext) {
    await this.change.remove(pathId(ctx.params.id), actorOf(ctx))
    return ctx.response.noContent()
  }
}
