import { openFile, type OpenImage } from '~/components/studio/photo/open_file'
import { photoKind } from '~/components/studio/photo/photo_bytes'
import { shrunkImage } from '~/components/studio/photo/shrunk_image'
import type { ToastMessage } from '~/lib/toast_store'

const MOST_BYTES = 25 * 1024 * 1024
const MOST_PIXELS = 50_000_000
const LEAST_SIDE = 50

const tooLarge = {
  title: 'File too large',
  description: 'Please select an image smaller than 25MB',
}
const tooManyPixels = {
  title: 'Image too large',
  description: 'Please select an image of at most 50 megapixels',
}
const noImage = {
  title: 'Invalid file type',
  description: 'Please select an image file (JPG, PNG, or GIF)',
}
const noHeic = {
  title: 'This browser can’t open HEIC photos',
  description: 'Upload it from the phone that took it, or save it as a JPG first.',
}
const tooSmall = {
  title: 'Image too small',
  description: 'Please select an image of at least 50 by 50 pixels',
}

/**
 * Opens a chosen photo for cropping, upright and small enough for any phone's memory, or says why it cannot be one
 * (docs/rules/interface.md#photo-crop).
 */
export async function openImage(file: File): Promise<OpenImage | ToastMessage> {
  const refuse = (reason: Omit<ToastMessage, 'variant'>): ToastMessage => ({
    ...reason,
    variant: 'destructive',
  })
  if (file.size > MOST_BYTES) return refuse(tooLarge)
  const kind = photoKind(new Uint8Array(await file.arrayBuffer()))
  if (!kind) return refuse(noImage)
  const opened = await openFile(file)
  if (!opened) return refuse(kind === 'heic' ? noHeic : noImage)
  const { naturalWidth: width, naturalHeight: height } = opened.image
  if (Math.min(width, height) >= LEAST_SIDE && width * height <= MOST_PIXELS)
    return (await shrunkImage(opened)) ?? refuse(noImage)
  opened.release()
  return refuse(width * height > MOST_PIXELS ? tooManyPixels : tooSmall)
}
