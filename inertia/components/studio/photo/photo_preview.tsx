import { FormError } from '~/components/ui/field'

/** `failure` stands here too: what is outside of an open dialog is not read aloud. */
export function PhotoPreview({ photo, failure }: { photo: string; failure?: string }) {
  return (
    <div className="grid justify-items-center gap-4 py-4 text-center">
      <FormError message={failure} />
      <img
        src={photo}
        alt="What you cropped"
        width={200}
        height={200}
        className="size-50 rounded-sm border-[1.5px] border-line-strong"
      />
      <p role="status" className="max-w-[36ch] text-ink-soft">
        This is how fans see you. Your store takes its colour from it.
      </p>
    </div>
  )
}
