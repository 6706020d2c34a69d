import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Months, TaxReports } = controllers.accounting

router
  .get('/admin/accounting', [Months, 'show'])
  .as('accounting.show')
  .use(middleware.access({ to: 'admin', adminArea: 'accounting' }))

router
  .get('/admin/accounting/tax', [TaxReports, 'show'])
  .as('accounting.tax')
  .use([
    middleware.access({ to: 'admin', adminArea: 'accounting' }),
    middleware.limit({ name: 'tax-report', requests: 120, per: '10 min' }),
  ])

// A file takes the books out of the shop, so that only those who may close them have it.
router
  .get('/admin/accounting/tax/:until.csv', [TaxReports, 'file'])
  .as('accounting.tax.file')
  .use([
    middleware.access({ to: 'admin', adminArea: 'accounting', adminAct: 'write' }),
    middleware.limit({ name: 'accounting-files', requests: 60, per: '10 min' }),
  ])
router
  .get('/admin/accounting/:month/:file.csv', [Months, 'file'])
  .as('accounting.file')
  .use([
    middleware.access({ to: 'admin', adminArea: 'accounting', adminAct: 'write' }),
    middleware.limit({ name: 'accounting-files', requests: 60, per: '10 min' }),
  ])

router
  .post('/api/admin/accounting/months/:month/close', [Months, 'close'])
  .as('accounting.close')
  .use([
    middleware.access({ to: 'admin', adminArea: 'accounting' }),
    middleware.confirmedIdentity(),
  ])
