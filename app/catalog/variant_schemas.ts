import type { VariantShape } from '#catalog/transformers/variant_transformer'
import { address, flag, money, ref, shape, word } from '#core/openapi/schemas'
import type { JsonSchema } from '#core/openapi/types'

/** The API schemas of variants, sizes and colours. */
export const variantSchemas: Record<string, JsonSchema> = {
  Variant: shape<VariantShape>(
    {
      price: money(24),
      in_stock: flag,
      files: {
        type: 'array',
        items: shape<VariantShape['files'][number]>({
          type: word(['preview']),
          preview_url: address('/files/products/last-tram-tee-black.jpg'),
        }),
      },
    },
    { about: 'A size and colour that can be made. `price` is the selling price.' }
  ),
  Variants: {
    type: 'object',
    description:
      'Keyed `<size>-<color>`. A size or colour may hold a dash: look a key up, never split it.',
    additionalProperties: ref('Variant'),
    examples: [{ 'M-Black': { price: 24, in_stock: true, files: [] } }],
  },
}
