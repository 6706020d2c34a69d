import { inject } from '@adonisjs/core'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { isUnknownToProvider } from '#fulfilment/known_to_provider'
import { sizeTable, toSizeTables } from '#fulfilment/printful/size_tables'
import type { CallOptions } from '#fulfilment/provider'
import { PrintfulTransport } from '#fulfilment/printful/transport'
import { askValidated, envelopeOf } from '#fulfilment/printful/validated_response'
import { productDetails } from '#fulfilment/size_guides/product_details'
import type { SizeGuide } from '#fulfilment/size_guides/size_guide'

const sizes = envelopeOf(
  vine.object({
    size_tables: vine
      .array(sizeTable)
      .parse((tables) => (Array.isArray(tables) ? (tables as unknown[]) : [])),
  })
)
const described = envelopeOf(
  vine.object({
    product: vine.object({
      description: vine.string().maxLength(20_000).optional().nullable(),
    }),
  })
)

/** How large a blank of Printful's catalogue is, of what cloth, and how to care for it. */
@inject()
export class PrintfulSizeGuides {
  constructor(private transport: PrintfulTransport) {}

  /** Empty lists where Printful has no guide or no details. Throws what PrintfulProducts's calls throw. */
  async read(catalogItemId: number, options: CallOptions = {}): Promise<SizeGuide> {
    const path = `/products/${catalogItemId}`
    const tables = await this.#tables(`${path}/sizes?unit=cm,inches`, options)
    const { result } = await askValidated<Infer<typeof described>>(this.transport, described, {
      method: 'GET',
      path,
      ...options,
    })
    return { tables, ...productDetails(result.product.description ?? '') }
  }

  async #tables(path: string, options: CallOptions) {
    try {
      const call = { method: 'GET', path, ...options } as const
      const { result } = await askValidated<Infer<typeof sizes>>(this.transport, sizes, call)
      return toSizeTables(result.size_tables)
    } catch (error) {
      // A mug has no size guide.
      if (isUnknownToProvider(error)) return []
      throw error
    }
  }
}
