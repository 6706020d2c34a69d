import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { OwnDataQuery } from '#account/queries/own_data_query'

/** GET /api/account/export: all of one's own data, as a file. */
@inject()
export default class ExportsController {
  constructor(private ownData: OwnDataQuery) {}

  async show({ auth, response }: HttpContext) {
    const data = await this.ownData.handle(auth.getUserOrFail())
    const day = data.exportedAt.slice(0, 10)
    response.header('Content-Disposition', `attachment; filename="gigstall-my-data-${day}.json"`)
    response.type('application/json')
    return response.send(JSON.stringify(data, null, 2))
  }
}
