import { isWholePhoto } from '~/components/studio/photo/photo_bytes'
import type { ToastMessage } from '~/lib/toast_store'

const MOST_BYTES = 2 * 1024 * 1024
const LEAST_SIDE = 50

const tooLarge = {
  title: 'File too large',
  description: 'Please select an image smaller than 2MB',
}
const noImage = {
  title: 'Invalid file type',
  description: 'Please select an image file (JPG, PNG, or GIF)',
}
const tooSmall = {
  title: 'Image too small',
  description: 'Please select an image of at least 50 by 50 pixels',
}

export type ChosenImage = { image: HTMLImageElement; release: () => void }

/** Opens a chosen file, or says why it cannot be a photo (seed 001 §5). */
export async function openImage(file: File): Promise<ChosenImage | ToastMessage> {
  if (file.size > MOST_BYTES) return { ...tooLarge, variant: 'destructive' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isWholePhoto(bytes)) return { ...noImage, variant: 'destructive' }
  const address = URL.createObjectURL(file)
  const release = () => URL.revokeObjectURL(address)
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch {
    release()
    return { ...noImage, variant: 'destructive' }
  }
  if (Math.min(image.naturalWidth, image.naturalHeight) >= LEAST_SIDE) return { image, release }
  release()
  return { ...tooSmall, variant: 'destructive' }
}
