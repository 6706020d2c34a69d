import { ProductImage } from '~/components/product_image'

/** The picture of goods beside their name, which says what it shows. */
export function GoodsPicture({ src }: { src: string | null }) {
  return (
    <div className="goods-picture">
      <ProductImage src={src} alt="" sizes="80px" eager />
    </div>
  )
}
