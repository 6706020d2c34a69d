import app from '@adonisjs/core/services/app'
import { UpdateArtworksOfProduct } from '#catalog/takedowns/actions/update_artworks_of_product'
import { UPDATE_ARTWORKS_JOB } from '#catalog/takedowns/job_names'
import { jobs } from '#core/jobs/main'

export async function updateArtworksOfProduct({ productId }: Record<string, unknown>) {
  await (await app.container.make(UpdateArtworksOfProduct)).handle(Number(productId))
}

jobs.declare({ name: UPDATE_ARTWORKS_JOB, seconds: 300, run: updateArtworksOfProduct })
