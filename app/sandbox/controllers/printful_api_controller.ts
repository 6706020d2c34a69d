import type { ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { answerCall, type ApiAnswer, type Operation } from '#sandbox/printful/api'
import * as catalog from '#sandbox/printful/catalog/operations'
import { getSizes } from '#sandbox/printful/catalog/sizes'
import { printfulSandboxPath } from '#config/printful'
import * as mockups from '#sandbox/printful/mockups/operations'
import { calculateRates, listCountries } from '#sandbox/printful/shipping/rates'
import * as orders from '#sandbox/printful/orders/operations'
import * as products from '#sandbox/printful/store/operations'
import * as stores from '#sandbox/printful/stores_operations'
import * as webhooks from '#sandbox/printful/webhooks/configuration'

const BASE = `${printfulSandboxPath}/api`

/** Our stand-in for api.printful.com, below /sandbox/printful/api: the calls that the shop makes, and related ones. */
export default class PrintfulApiController {
  listProducts = operation(catalog.listProducts)
  getProduct = operation(catalog.getProduct)
  getVariant = operation(catalog.getVariant)
  getSizes = operation(getSizes)
  listCategories = operation(catalog.listCategories)

  listStores = operation(stores.listStores)
  getStore = operation(stores.getStore)
  listScopes = operation(stores.listScopes)

  listSyncProducts = operation(products.listSyncProducts)
  createSyncProduct = operation(products.createSyncProduct)
  getSyncProduct = operation(products.getSyncProduct)
  updateSyncProduct = operation(products.updateSyncProduct)
  deleteSyncProduct = operation(products.deleteSyncProduct)
  createSyncVariant = operation(products.createSyncVariant)
  getSyncVariant = operation(products.getSyncVariant)
  updateSyncVariant = operation(products.updateSyncVariant)
  deleteSyncVariant = operation(products.deleteSyncVariant)

  getPrintFiles = operation(mockups.getPrintFiles)
  createMockupTask = operation(mockups.createTask)
  getMockupTask = operation(mockups.getTask)

  calculateRates = operation(calculateRates)
  listCountries = operation(listCountries)

  listOrders = operation(orders.listOrders)
  createOrder = operation(orders.createOrder)
  estimateCosts = operation(orders.estimateCosts)
  getOrder = operation(orders.getOrder)
  updateOrder = operation(orders.updateOrder)
  cancelOrder = operation(orders.cancelOrder)
  confirmOrder = operation(orders.confirmOrder)

  getWebhooks = operation(webhooks.getWebhooks)
  createWebhooks = operation(webhooks.createWebhooks)
  deleteWebhooks = operation(webhooks.deleteWebhooks)
}

function operation(carriedOut: Operation) {
  return async ({ request, response, params }: HttpContext) => {
    const answer = await answerCall(
      {
        method: request.method(),
        path: request.url().slice(BASE.length),
        query: request.qs(),
        body: bodyOf(request.raw()),
        authorization: request.header('authorization'),
        storeHeader: request.header('x-pf-store-id'),
        params,
      },
      carriedOut
    )
    if (answer.manner !== 'whole') return spoil(response.response, answer)
    for (const [name, value] of Object.entries(answer.headers)) response.header(name, value)
    return response.status(answer.status).json(answer.body)
  }
}

/** As it came: the body that is parsed for the shop has its empty texts replaced. */
function bodyOf(raw: string | null): unknown {
  return raw ? JSON.parse(raw) : null
}

/** Ends the connection without an answer or in the middle of one, or sends what is no JSON. */
async function spoil(response: ServerResponse, { manner, status, headers, body }: ApiAnswer) {
  if (manner === 'lost_answer') return void response.destroy()
  const text = JSON.stringify(body)
  const half = text.slice(0, Math.ceil(text.length / 2))
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(manner === 'cut_off' ? text : half),
  })
  if (manner === 'malformed') return void response.end(half)
  await new Promise<void>((resolve) => response.write(half, () => resolve()))
  response.destroy()
}
