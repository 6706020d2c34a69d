/**
 * Replaces the package laravel-precognition in the build (vite.config.ts), which Inertia's forms bring to every page: 4 kB for
 * asking a Laravel server about single fields, which ours does not answer.
 */
export const client = { withXsrfCookieName() {}, withXsrfHeaderName() {} }

export function createValidator(): never {
  throw new Error('Fields are not validated one by one')
}

export const resolveName = (name: string) => name

export const toSimpleValidationErrors = (errors: object) => errors
