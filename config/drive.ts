import { dataDirectory } from '#config/app'
import env from '#start/env'
import { join } from 'node:path'
import { defineConfig, services } from '@adonisjs/drive'

const driveConfig = defineConfig({
  default: env.get('DRIVE_DISK'),
  services: {
    local: services.fs({
      location: join(dataDirectory, 'storage'),
      // Served by app/core/controllers/stored_files_controller.ts, with the headers that pictures need.
      serveFiles: false,
      visibility: 'public',
    }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
