/**
 * Stands in for `@adonisjs/inertia/react` (vite.config.ts, tsconfig.json): our links carry addresses, and the
 * framework's own bring a client with the whole route list and an HTTP library to every page, 18 kB that nothing uses.
 */
export { Link } from '@inertiajs/react'
