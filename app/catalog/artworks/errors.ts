import type { UploadRefusal } from '#catalog/artworks/artwork_kinds'
import { Conflict, DomainError, InvalidField, Unavailable } from '#core/exceptions/errors'

/** Why an uploaded file cannot be used, and what to do instead. */
export const UPLOAD_SENTENCES: Record<UploadRefusal, string> = {
  empty: 'This file is empty. Export your artwork again and upload that.',
  kind: 'We can’t use this kind of file. Upload a PNG, JPEG, SVG, PDF or TIFF.',
  damaged: 'This file is damaged or incomplete. Export your artwork again and upload that.',
  pixels: 'This picture has more than 150 million pixels. Make it smaller and upload it again.',
  complex: 'This file is too complex for us to read. Save your artwork as a PNG and upload that.',
  password: 'This PDF is locked with a password. Save it without one and upload that.',
}

/** The disk is full, or the bucket is away. */
export class StorageUnavailable extends Unavailable {
  constructor() {
    super('Artwork can’t be stored right now. Please try again.')
  }
}

export class TooManyUploads extends Conflict {
  constructor() {
    super('Finish or discard your other uploads first', 'E_TOO_MANY_UPLOADS')
  }
}

/** Its parts are complete, and it is being checked or was. */
export class UploadClosed extends Conflict {
  constructor() {
    super('This upload is already finished', 'E_UPLOAD_CLOSED')
  }
}

export class UploadIncomplete extends Conflict {
  /** @param missing the numbers of the parts that have not arrived */
  constructor(missing: number[]) {
    super('Some parts of this file haven’t arrived yet', 'E_UPLOAD_INCOMPLETE')
    this.details = { missing }
  }
}

/** A part is put once: another content under its number belongs to another file. */
export class OtherPartStored extends Conflict {
  constructor() {
    super('Another file’s part is stored under this number. Start again.', 'E_OTHER_PART_STORED')
  }
}

/** Parts go to the bucket there, and through us elsewhere. */
export class WrongUploadWay extends Conflict {
  constructor() {
    super('Send the parts of this upload the way it says', 'E_WRONG_UPLOAD_WAY')
  }
}

export class NotOctets extends DomainError {
  constructor() {
    super('Send the part as application/octet-stream', {
      status: 415,
      code: 'E_UNSUPPORTED_MEDIA_TYPE',
    })
  }
}

export class DamagedPart extends InvalidField {
  constructor() {
    super('X-Content-SHA256', 'hash', 'This part was damaged on its way. Send it again.')
  }
}

export class WrongPartSize extends InvalidField {
  constructor(number: number, bytes: number) {
    super('part', 'size', `Send part ${number} with ${bytes} bytes`)
  }
}

export class RightsNotConfirmed extends Conflict {
  constructor() {
    super('Confirm that you own the rights to this artwork first', 'E_RIGHTS_NOT_CONFIRMED')
  }
}

export class ArtworkRevoked extends Conflict {
  constructor() {
    super('This artwork was taken down, so it can’t be used', 'E_ARTWORK_REVOKED')
  }
}

/** What the artist or an admin has looked at is what is sold. */
export class ArtworkLocked extends Conflict {
  constructor() {
    super('The artwork can only change while a product is a draft or rejected', 'E_ARTWORK_LOCKED')
  }
}
