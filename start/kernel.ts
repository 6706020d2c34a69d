/**
 * The way of a request: what every request passes (server), what every matched route passes (router), and the named
 * middleware that routes choose.
 */
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import { guardResponses } from '#core/http/response_guard'

guardResponses()

server.errorHandler(() => import('#core/exceptions/handler'))

server.use([
  () => import('#core/middleware/security_headers_middleware'),
  () => import('#core/middleware/canonical_host_middleware'),
  () => import('#core/middleware/container_bindings_middleware'),
  () => import('#core/middleware/compress_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  () => import('#identity/middleware/inertia_middleware'),
])

router.use([
  () => import('#core/middleware/json_body_middleware'),
  () => import('#core/middleware/body_middleware'),
  () => import('#core/middleware/plain_body_middleware'),
  () => import('#core/middleware/strip_invisible_characters_middleware'),
  () => import('#core/middleware/turns_middleware'),
  () => import('#core/middleware/call_deadline_middleware'),
  () => import('#core/middleware/web_session_middleware'),
])

export const middleware = router.named({
  access: () => import('#core/middleware/access_middleware'),
  ownHost: () => import('#core/middleware/own_host_middleware'),
  secondFactor: () => import('#identity/middleware/second_factor_middleware'),
  confirmedIdentity: () => import('#identity/middleware/confirmed_identity_middleware'),
  limit: () => import('#core/middleware/limit_middleware'),
  picture: () => import('#core/middleware/picture_body_middleware'),
})
