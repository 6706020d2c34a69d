export function PhotoPreview({ photo }: { photo: string }) {
  return (
    <div role="status" className="grid justify-items-center gap-4 py-4 text-center">
      <img
        src={photo}
        alt="What you cropped"
        width={200}
        height={200}
        className="size-50 rounded-sm border-[1.5px] border-line-strong"
      />
      <p className="max-w-[36ch] text-ink-soft">
        This is how fans see you. Your store takes its colour from it.
      </p>
    </div>
  )
}
