import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { AdminSearchQuery } from '#admin/queries/admin_search_query'
import { searchValidator } from '#admin/validators/search_validator'
import { listQuery } from '#core/http/list_query'
import { parseSearchQuery } from '#core/http/search_query'

/** The search of the admin area. */
@inject()
export default class SearchController {
  constructor(private query: AdminSearchQuery) {}

  /** GET /api/admin/search: 200 Found[], a few of each kind. */
  async show({ request }: HttpContext) {
    const { search } = await request.validateUsing(searchValidator, { data: listQuery(request) })
    return this.query.handle(parseSearchQuery(search) ?? '')
  }
}
