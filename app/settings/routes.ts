import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { findSetting } from '#settings/setting_definitions'
import { middleware } from '#start/kernel'

const { SettingChanges } = controllers.settings

const isNeeded = ({ params }: HttpContext) =>
  findSetting(params.key)?.needsConfirmedIdentity ?? false

router
  .group(() => {
    router.post('/', [SettingChanges, 'store']).as('store')
    router.post('/:id/withdraw', [SettingChanges, 'withdraw']).as('withdraw')
  })
  .prefix('/api/admin/settings/:key/changes')
  .as('setting_changes')
  .use([
    middleware.access({ to: 'admin', adminArea: 'settings' }),
    middleware.confirmedIdentity({ isNeeded }),
  ])
