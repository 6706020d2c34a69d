import { ok, warn, type Finding } from '#admin/doctor/finding'
import { installation } from '#core/installation'
import env from '#start/env'

/** Settings that a shop starts without and should not be run without; what it refuses to start without is checked there. */
const ADVISED = {
  TRUST_PROXY: 'the address of the proxy, or all visitors share the limits of one',
  SELLER_NAME: 'who sells, as the law asks a shop to say',
  SELLER_ADDRESS: 'where the seller is, as the law asks a shop to say',
}

export async function checkSettings(): Promise<Finding[]> {
  const kind = env.get('NODE_ENV')
  const names = Object.keys(ADVISED) as (keyof typeof ADVISED)[]
  return [
    kind === 'production'
      ? ok('settings', `Complete, as ${installation.isStaging ? 'staging' : kind}`)
      : warn('settings', `This is ${kind}`, 'Set NODE_ENV=production on a server for others'),
    ...names
      .filter((name) => !env.get(name))
      .map((name) => warn('settings', `${name} is not set`, `Set ${ADVISED[name]}`)),
  ]
}
