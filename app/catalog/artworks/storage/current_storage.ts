import drive from '@adonisjs/drive/services/main'
import { S3Driver } from 'flydrive/drivers/s3'
import { BucketUploads } from '#catalog/artworks/storage/bucket_uploads'
import { FolderUploads } from '#catalog/artworks/storage/folder_uploads'

const folder = new FolderUploads()
const buckets = new WeakMap<S3Driver, BucketUploads>()

/** The storage of this installation's files (config/drive.ts). */
export function uploadStorage(): BucketUploads | FolderUploads {
  const { driver } = drive.use()
  if (!(driver instanceof S3Driver)) return folder
  const bucket = buckets.get(driver) ?? new BucketUploads(driver)
  buckets.set(driver, bucket)
  return bucket
}
