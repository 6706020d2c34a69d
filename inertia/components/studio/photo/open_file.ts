/** `release` frees what the browser holds of the file. */
export type OpenImage = { image: HTMLImageElement; release: () => void }

/** Opens a file as an image; null where the browser cannot read it. */
export async function openFile(file: Blob): Promise<OpenImage | null> {
  const address = URL.createObjectURL(file)
  const release = () => URL.revokeObjectURL(address)
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return { image, release }
  } catch {
    release()
    return null
  }
}
