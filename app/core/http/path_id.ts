import { NotFound } from '#core/exceptions/errors'
import { parseId } from '#shared/ids'

/**
 * The id in an address; one that is no positive 32-bit integer names nothing (docs/rules/http-api.md#unknown-values).
 */
export function pathId(parameter: unknown): number {
  const id = parseId(parameter)
  if (id === null) throw new NotFound()
  return id
}
