import { prettyPrintError } from '@adonisjs/core'
import { UnfitSettings } from '#core/production_settings'

/** Ends a start that has failed. Unfit settings are listed without a stack, each on a line of its own. */
export async function reportStartFailure(error: Error) {
  process.exitCode = 1
  if (error instanceof UnfitSettings) error.render()
  else await prettyPrintError(error)
}
