import env from '#start/env'
import printfulConfig from '#config/printful'
import { bucketOrigin } from '#config/drive'
import app from '@adonisjs/core/services/app'
import { pagePolicy } from '#core/http/page_policy'

/** The Content-Security-Policy of every page. */
export const PAGE_POLICY = pagePolicy({
  layoutFile: app.viewsPath('inertia_layout.edge'),
  imageOrigin: printfulConfig.imageOrigin,
  bucketOrigin,
  isHotReloading: env.get('DEV_MODE') === 'true',
})
