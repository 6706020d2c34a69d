/** The drawing of a QR code, sharp at any size. */
export const codePicture = (code: string) => `/qr-codes/${code}/image.svg?size=600`
