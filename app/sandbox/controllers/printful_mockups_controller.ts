import type { HttpContext } from '@adonisjs/core/http'
import { drawPicture } from '#sandbox/printful/mockups/pictures'
import { hasExpired, mockupTasks } from '#sandbox/printful/mockups/tasks'

const PICTURE = /^([a-z_]{1,40})-(\d{1,12})\.jpg$/

/** GET /sandbox/printful/mockups/:task/:picture: a picture of a task, as long as its address leads somewhere. */
export default class PrintfulMockupsController {
  async show({ params, response }: HttpContext) {
    const [, placement, variantId] = PICTURE.exec(String(params.picture)) ?? []
    const task = placement ? await mockupTasks.find(String(params.task)) : null
    if (!task || hasExpired(task)) return response.notFound()
    const picture = await drawPicture(task, placement!, Number(variantId))
    if (!picture) return response.notFound()
    return response.type('image/jpeg').send(picture)
  }
}
