import type { HttpContext } from '@adonisjs/core/http'
import { callerNetwork } from '#core/http/caller_network'
import { deviceName } from '#identity/device_name'

/** Key under which a session keeps from where the account logged in. */
export const LOGIN_PLACE_KEY = 'loginPlace'

/** `network`: the address without its last part, "203.0.113.x". `device` is null where the browser does not say. */
export type LoginPlace = { device: string | null; network: string }

/** From where a request logs in, as the owner of the account sees it in the list of sessions. */
export function loginPlaceOf({ request }: Pick<HttpContext, 'request'>): LoginPlace {
  return {
    device: deviceName(request.header('user-agent')),
    network: callerNetwork(request).replace(/\.\d+$/, '.x'),
  }
}
