import { providerName } from '#config/fulfilment'
import { InvalidField, NotFound } from '#core/exceptions/errors'
import { ProviderRefused } from '#fulfilment/errors'

/** Whether the provider reported that it has no such thing (404), and nothing else. */
export function isUnknownToProvider(error: unknown): boolean {
  return error instanceof ProviderRefused && error.providerStatus === 404
}

/** What the provider has not got is a wrong choice of the caller's, in this field of the body: 422. */
export async function knownToProvider<Result>(
  field: string,
  read: () => Promise<Result>
): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (!isUnknownToProvider(error)) throw error
    throw new InvalidField(field, 'exists', `${providerName} doesn’t have this product`)
  }
}

/** What the provider has not got is not found at its address here: 404. */
export async function foundAtProvider<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    throw isUnknownToProvider(error) ? new NotFound() : error
  }
}
