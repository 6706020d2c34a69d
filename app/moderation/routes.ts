import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import '#moderation/checks/routes'

const { Reports, ReportQueue } = controllers.moderation

router
  .get('/report', [Reports, 'create'])
  .as('reports.create')
  .use(middleware.access({ to: 'everyone', area: 'products' }))

router
  .post('/api/reports', [Reports, 'store'])
  .as('reports.store')
  .use([
    middleware.access({ to: 'everyone', area: 'products' }),
    middleware.limit({ name: 'report', requests: 20, per: '1 hour' }),
  ])

router
  .group(() => {
    router.get('/admin/reports', [ReportQueue, 'show']).as('show')
    router.get('/api/admin/reports', [ReportQueue, 'index']).as('index')
    router.patch('/api/admin/reports/:id', [ReportQueue, 'update']).as('update')
  })
  .as('report_queue')
  .use(middleware.access({ to: 'admin', adminArea: 'reports' }))
