import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import type { S3Driver } from 'flydrive/drivers/s3'
import { StorageUnavailable } from '#catalog/artworks/errors'
import { partBytes, type PartRow, type UploadRow } from '#catalog/artworks/rows'
import type { UploadStorage } from '#catalog/artworks/storage/upload_storage'

/** How long a signed address takes a part: a slow phone sends some of 8 MB one after the other. */
const ADDRESS_SECONDS = 3600

async function orUnavailable<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    logger.error({ err: error }, 'The bucket did not answer')
    throw new StorageUnavailable()
  }
}

const isGone = (error: unknown) => (error as { name?: string }).name === 'NoSuchUpload'

/**
 * Parts go from the page straight to a bucket that speaks S3, as a multipart upload with signed addresses. The bucket itself
 * is asked which parts have arrived: it alone knows.
 */
export class BucketUploads implements UploadStorage {
  #client: S3Client
  #bucket: string

  constructor({ options }: S3Driver) {
    this.#client = 'client' in options ? options.client : new S3Client(options)
    this.#bucket = options.bucket
  }

  async begin(key: string): Promise<string> {
    const command = new CreateMultipartUploadCommand({ Bucket: this.#bucket, Key: key })
    const { UploadId: id } = await orUnavailable(this.#client.send(command))
    return id!
  }

  /** Addresses to put parts at, each for one part of its length. */
  async addresses(upload: UploadRow, numbers: readonly number[]) {
    const sign = async (number: number) => ({
      number,
      url: await getSignedUrl(
        this.#client,
        new UploadPartCommand({
          ...this.#of(upload),
          PartNumber: number,
          ContentLength: partBytes(upload, number),
        }),
        { expiresIn: ADDRESS_SECONDS, signableHeaders: new Set(['host', 'content-length']) }
      ),
    })
    return Promise.all(numbers.map(sign))
  }

  async arrived(upload: UploadRow) {
    if (upload.status !== 'open') return []
    const asked = this.#client.send(new ListPartsCommand(this.#of(upload)))
    const { Parts: parts = [] } = await orUnavailable(asked)
    return parts.map(({ PartNumber: number, Size: size, ETag: etag }) => ({
      number: number!,
      byte_size: size!,
      etag: etag!,
    }))
  }

  /** A second run finds the upload completed, and reads the file. */
  async collect(upload: UploadRow, parts: readonly PartRow[], file: string) {
    try {
      await this.#client.send(
        new CompleteMultipartUploadCommand({
          ...this.#of(upload),
          MultipartUpload: {
            Parts: parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag! })),
          },
        })
      )
    } catch (error) {
      if (!isGone(error)) throw error
    }
    await pipeline(await drive.use().getStream(upload.storage_key), createWriteStream(file))
  }

  /** It is there under its name already. */
  async keep() {}

  async removeParts(upload: UploadRow) {
    try {
      await this.#client.send(new AbortMultipartUploadCommand(this.#of(upload)))
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }

  #of({ storage_key: key, multipart_id: id }: UploadRow) {
    return { Bucket: this.#bucket, Key: key, UploadId: id! }
  }
}
