import { HttpContext } from '@adonisjs/core/http'
import { BaseSerializer } from '@adonisjs/core/transformers'

/**
 * `ctx.serialize(transformer)`: the same transformers as the pages, without an envelope (docs/rules/http-api.md#lists).
 */
class ApiSerializer extends BaseSerializer<{ Wrap: undefined; PaginationMetaData: never }> {
  wrap: undefined = undefined

  definePaginationMetaData(): never {
    throw new Error('Lists are paged by keyset with a Link header, never by an envelope')
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    serialize: ApiSerializer['serialize']
  }
}

const serializer = new ApiSerializer()

HttpContext.instanceProperty('serialize', function (this: HttpContext, values: unknown) {
  return serializer.serialize(values as never, this.containerResolver)
} as ApiSerializer['serialize'])

export default class SerializerServiceProvider {}
