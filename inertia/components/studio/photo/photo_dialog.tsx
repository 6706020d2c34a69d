import { useState } from 'react'
import type { Area } from 'react-easy-crop'
import { CropStep } from '~/components/studio/photo/crop_step'
import { useUploadPhoto } from '~/components/studio/photo/use_upload_photo'
import { useClickGuard } from '~/hooks/use_click_guard'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent } from '~/components/ui/dialog'
import { FormError } from '~/components/ui/field'

/** `failure` stands here too: what is outside of an open dialog is not read aloud. */
function PhotoPreview({ photo, failure }: { photo: string; failure?: string }) {
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

const SIDE = 200
const QUALITY = 0.8

/** What is sent: the square as a JPEG of 200 by 200. The browser turns the image upright as it draws it. */
function croppedPhoto(image: HTMLImageElement, { x, y, width, height }: Area): string {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, SIDE, SIDE)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, x, y, width, height, 0, 0, SIDE, SIDE)
  return canvas.toDataURL('image/jpeg', QUALITY)
}

type PhotoDialogProps = { image: HTMLImageElement; artistId: number; onClose: () => void }

/** The button that was pressed is gone with its step: the next one has the focus. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** From a chosen image to a profile photo in two steps: crop, then look at it and send it. */
export default function PhotoDialog({ image, artistId, onClose }: PhotoDialogProps) {
  const [area, setArea] = useState<Area | null>(null)
  const [photo, setPhoto] = useState<string | null>(null)
  const [isBack, setBack] = useState(false)
  const { busy, failure, upload } = useUploadPhoto(artistId, onClose)
  const isClickable = useClickGuard(photo)

  const crop = () => {
    if (area) setPhoto(croppedPhoto(image, area))
  }

  const cropAgain = () => {
    setBack(true)
    setPhoto(null)
  }

  const cancel = (
    <Button key="cancel" onClick={onClose}>
      Cancel
    </Button>
  )
  const cropping = (
    <>
      {cancel}
      <Button key="crop" ref={isBack ? takeFocus : undefined} variant="go" onClick={crop}>
        Crop Image
      </Button>
    </>
  )
  const sending = photo && (
    <>
      {cancel}
      <Button key="again" onClick={cropAgain}>
        Re-crop
      </Button>
      <Button
        key="upload"
        ref={takeFocus}
        variant="go"
        aria-disabled={!isClickable || undefined}
        busy={busy}
        busyLabel="Uploading..."
        onClick={() => isClickable && void upload(photo)}
      >
        Upload Photo
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Profile photo"
        footer={sending || cropping}
        // The steps differ in height: the second press of a double one may fall beside the dialog.
        onPointerDownOutside={(event) => !isClickable && event.preventDefault()}
      >
        {photo ? (
          <PhotoPreview photo={photo} failure={failure} />
        ) : (
          <CropStep image={image} area={area} onArea={setArea} />
        )}
      </DialogContent>
    </Dialog>
  )
}
