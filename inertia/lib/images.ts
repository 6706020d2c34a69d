/** Whether a picture of the server's page failed before any script was there to hear of it. */
export function hasFailed(image: HTMLImageElement | null): boolean {
  return image !== null && image.complete && image.naturalWidth === 0
}
