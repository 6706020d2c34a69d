/**
 * Entry point of the command line in development: registers the TypeScript loader, then hands over to bin/console.ts.
 */
import '@poppinss/ts-exec'

await import('./bin/console.js')
