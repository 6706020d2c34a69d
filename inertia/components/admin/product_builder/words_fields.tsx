import type { ProductBuilder } from '~/components/admin/product_builder/use_product_builder'
import { TextArea, TextField } from '~/components/ui/field'

/** Name and description; left empty, the server makes them of what the product is. */
export function WordsFields({ builder }: { builder: ProductBuilder }) {
  const { productName } = builder.form
  return (
    <>
      <TextField
        label="Product Name"
        maxLength={200}
        autoComplete="off"
        placeholder={productName || undefined}
        {...builder.bind('name')}
      />
      <TextArea
        label="Description"
        rows={3}
        maxLength={5000}
        placeholder={
          productName
            ? `Premium merchandise featuring ${builder.form.name || productName}`
            : undefined
        }
        {...builder.bind('description')}
      />
    </>
  )
}

/** What the admin tells the artist with it. */
export function NotesField({ builder }: { builder: ProductBuilder }) {
  return (
    <TextArea
      label="Admin Notes"
      rows={3}
      maxLength={2000}
      hint="The artist reads them in the review."
      {...builder.bind('adminNotes')}
    />
  )
}
