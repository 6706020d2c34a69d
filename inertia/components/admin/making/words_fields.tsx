import type { Making } from '~/components/admin/making/use_making'
import { TextArea, TextField } from '~/components/ui/field'

/** Name and description; left empty, the server makes them of what the product is. */
export function WordsFields({ making }: { making: Making }) {
  const { productName } = making.form
  return (
    <>
      <TextField
        label="Product Name"
        maxLength={200}
        autoComplete="off"
        placeholder={productName || undefined}
        {...making.bind('name')}
      />
      <TextArea
        label="Description"
        rows={3}
        maxLength={5000}
        placeholder={
          productName
            ? `Premium merchandise featuring ${making.form.name || productName}`
            : undefined
        }
        {...making.bind('description')}
      />
    </>
  )
}

/** What the admin tells the artist with it. */
export function NotesField({ making }: { making: Making }) {
  return (
    <TextArea
      label="Admin Notes"
      rows={3}
      maxLength={2000}
      hint="The artist reads them in the review."
      {...making.bind('adminNotes')}
    />
  )
}
