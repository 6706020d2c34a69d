import { codes } from '#sandbox/printful/access/oauth'
import { rateLimits } from '#sandbox/printful/access/rate_limit'
import { expireAccess, grantDemoStore, grants } from '#sandbox/printful/access/tokens'
import { requestLog } from '#sandbox/printful/api'
import { catalogChanges } from '#sandbox/printful/catalog/changes'
import { faults } from '#sandbox/printful/faults'
import { mockupControl, mockupTasks } from '#sandbox/printful/mockups/tasks'
import { confirmations } from '#sandbox/printful/orders/confirm'
import { life } from '#sandbox/printful/orders/life'
import { findByExternalId } from '#sandbox/printful/orders/make_order'
import { orderRecords } from '#sandbox/printful/orders/records'
import { advanceOrders } from '#sandbox/printful/orders/upkeep'
import { settings } from '#sandbox/printful/settings'
import { listDemoProducts } from '#sandbox/printful/store/demo_products'
import { fillLargeStore } from '#sandbox/printful/store/large_store'
import { syncRecords, storeStateRecords } from '#sandbox/printful/store/records'
import { webhookRecords } from '#sandbox/printful/webhooks/configuration'
import {
  abandonRetries,
  accepted,
  deliveries,
  deliver,
} from '#sandbox/printful/webhooks/deliveries'
import { dispatching, sendKept } from '#sandbox/printful/webhooks/dispatch'
import { emitEvent } from '#sandbox/printful/webhooks/events'
import { catalogControl, storeControl } from '#sandbox/printful/outside_changes'

/**
 * What tests do with the sandbox of Printful without its API: what its staff, machines, carriers and the passing of
 * time would do. `requestLog` holds the latest calls, `webhooks.accepted` the events that the shop took.
 */
export const printfulSandbox = {
  settings,
  requestLog,
  faults,
  rateLimits,

  oauth: {
    /** A pair of tokens, as somebody who allowed it would bring home */
    grant: grantDemoStore,
    grants: () => grants.all(),
    /** As after an hour */
    expireAccess,
    /** As after disconnecting the app at Printful */
    revoke: () => grants.clear(),
  },

  catalog: catalogControl,

  store: {
    ...storeControl,
    fill: fillLargeStore,
    /** What it holds from the beginning */
    listed: listDemoProducts,
  },

  orders: {
    ...life,
    all: () => orderRecords.all(),
    find: (externalId: string) => findByExternalId(settings.storeId, externalId),
    /** What becomes of the next confirmations */
    next: confirmations,
    /** What time alone does to orders */
    advance: advanceOrders,
  },

  mockups: mockupControl,

  webhooks: {
    accepted,
    pending: () => deliveries.all(),
    deliver,
    sendKept,
    emit: emitEvent,
    ...dispatching,
  },

  /** Back to an account that nothing has happened in. */
  async forgetEverything() {
    abandonRetries()
    await dispatching.done()
    dispatching.clear()
    faults.clear()
    confirmations.clear()
    rateLimits.reset()
    requestLog.length = 0
    accepted.length = 0
    const stores = [
      codes,
      grants,
      catalogChanges,
      syncRecords,
      storeStateRecords,
      orderRecords,
      mockupTasks,
      webhookRecords,
      deliveries,
    ]
    await Promise.all(stores.map((each) => each.clear()))
  },
}
