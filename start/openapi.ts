/**
 * The description of the API, gathered from the modules as the routes are (start/routes.ts): each call under /api is
 * described by the module that answers it.
 */
import app from '@adonisjs/core/services/app'
import { accountApi } from '#account/openapi'
import { accountingApi } from '#accounting/openapi'
import { adminApi } from '#admin/openapi'
import { approvalsApi } from '#approvals/openapi'
import { artistsApi, teamApi } from '#artists/openapi'
import {
  artworksApi,
  availabilityApi,
  builderApi,
  catalogApi,
  takedownsApi,
} from '#catalog/openapi'
import { checkoutApi, fraudWarningsApi, ordersApi, paymentsApi } from '#commerce/openapi'
import { appUrl } from '#config/app'
import { buildDocument } from '#core/openapi/document'
import { documentationApi } from '#core/openapi/part'
import { apiRoutes } from '#core/openapi/routes'
import { fansApi, announcementsApi, sharedContactsApi } from '#fans/openapi'
import { fulfilmentApi, printfulWebhooksApi } from '#fulfilment/openapi'
import { gigsApi } from '#gigs/openapi'
import {
  identityApi,
  identityDevApi,
  lostDeviceApi,
  openSessionsApi,
  passkeysApi,
  secondFactorApi,
} from '#identity/openapi'
import { insightsApi } from '#insights/openapi'
import { checksApi, moderationApi } from '#moderation/openapi'
import { noticesApi } from '#notices/openapi'
import { payoutsApi } from '#payouts/openapi'
import { reviewsApi } from '#reviews/openapi'
import { settingsApi } from '#settings/openapi'

const parts = [
  identityApi,
  artistsApi,
  teamApi,
  catalogApi,
  artworksApi,
  availabilityApi,
  builderApi,
  takedownsApi,
  moderationApi,
  checksApi,
  approvalsApi,
  reviewsApi,
  fansApi,
  announcementsApi,
  sharedContactsApi,
  noticesApi,
  gigsApi,
  insightsApi,
  checkoutApi,
  ordersApi,
  accountApi,
  openSessionsApi,
  secondFactorApi,
  passkeysApi,
  lostDeviceApi,
  paymentsApi,
  fraudWarningsApi,
  payoutsApi,
  fulfilmentApi,
  printfulWebhooksApi,
  adminApi,
  settingsApi,
  accountingApi,
  documentationApi,
]

if (!app.inProduction) {
  const { sandboxApi } = await import('#sandbox/openapi')
  parts.push(identityDevApi, sandboxApi)
}

export const apiDocument = buildDocument(parts, apiRoutes(), { origin: appUrl, version: '1' })
