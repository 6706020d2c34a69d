import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries } from '#artists/public'
import { CreateProduct } from '#catalog/actions/create_product'
import { EditProduct } from '#catalog/actions/edit_product'
import ProductPolicy from '#catalog/policies/product_policy'
import { ProductQueries } from '#catalog/queries/product_queries'
import { NoProfileYet } from '#catalog/refusals'
import { toRevision } from '#catalog/revision_body'
import { toOwnedProduct } from '#catalog/transformers/owned_product_shape'
import {
  createProductValidator,
  editProductValidator,
} from '#catalog/validators/product_change_validator'
import { pathId } from '#core/http/path_id'
import { fromNumber } from '#shared/money'

/** POST /api/products and PATCH /api/products/:id (API.md, Calls). */
@inject()
export default class ProductChangesController {
  constructor(
    private artists: ArtistQueries,
    private products: ProductQueries,
    private createProduct: CreateProduct,
    private editProduct: EditProduct
  ) {}

  /** 201 Product, a draft for the caller's own profile. */
  async store({ auth, request, response }: HttpContext) {
    const artist = await this.artists.ofUser(auth.getUserOrFail().id)
    if (!artist) throw new NoProfileYet()
    const body = await request.validateUsing(createProductValidator)
    const id = await this.createProduct.handle({
      artist,
      name: body.name,
      description: body.description || null,
      productType: body.productType ?? 'tshirt',
      sellingPrice: fromNumber(body.sellingPrice),
      designUrl: body.designUrl || null,
    })
    return response.status(201).send(toOwnedProduct(await this.products.findOrFail(id)))
  }

  async update({ bouncer, params, request }: HttpContext) {
    const product = await this.products.findOrFail(pathId(params.id))
    await bouncer.with(ProductPolicy).authorize('manage', product)
    const body = await request.validateUsing(editProductValidator)
    await this.editProduct.handle({ productId: product.id, ...toRevision(body) })
    return toOwnedProduct(await this.products.findOrFail(product.id))
  }
}
