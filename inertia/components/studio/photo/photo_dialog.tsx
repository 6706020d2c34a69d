import { useState } from 'react'
import type { Area } from 'react-easy-crop'
import { CropStep } from '~/components/studio/photo/crop_step'
import { croppedPhoto } from '~/components/studio/photo/cropped_photo'
import { PhotoPreview } from '~/components/studio/photo/photo_preview'
import { useUploadPhoto } from '~/components/studio/photo/use_upload_photo'
import { useClickGuard } from '~/hooks/use_click_guard'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent } from '~/components/ui/dialog'

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
