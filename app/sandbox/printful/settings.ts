/**
 * Who may enter the stand-in for Printful, and where it stands. Values of development: they open nothing but the
 * stand-in, and this file is never imported in production.
 */
import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { appUrl } from '#config/app'
import { printfulSandboxClient, printfulSandboxPath } from '#config/printful'
import env from '#start/env'
import { storeRoot } from '#sandbox/object_store'

/** Below the stand-in's path stand `/api/…` (the API), `/oauth/…` and `/images/…`. */
export const settings = {
  apiUrl: `${appUrl}${printfulSandboxPath}/api`,
  oauthUrl: `${appUrl}${printfulSandboxPath}/oauth`,
  clientId: printfulSandboxClient.id,
  clientSecret: printfulSandboxClient.secret,
  /** Of the whole account: with it, calls about a store must name the store in `X-PF-Store-Id`. */
  privateToken: 'pf_sandbox_private_token',
  /** The store of the shop. */
  storeId: 5501201,
  /** What the store sells in, and what its costs are given in. */
  currency: 'GBP',
}

/** The account's stores; the second one is there so that a call can go to the wrong one. */
export const STORES = [
  { id: settings.storeId, type: 'native', name: 'Gigstall merch' },
  { id: 5501377, type: 'native', name: 'Old stall' },
]

/** One folder per database, and one per test run, because test databases are rebuilt. */
const installation = app.inTest ? randomUUID() : env.get('DATABASE_URL')

export const root = storeRoot('printful', `${settings.clientSecret} ${installation}`)
